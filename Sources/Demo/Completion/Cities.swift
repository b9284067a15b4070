/// Cities to choose from: some that begin alike.
enum Cities {
  static let names = [
    "Amsterdam", "Athens", "Barcelona", "Basel", "Belgrade", "Bergen", "Berlin", "Bern", "Bologna",
    "Bordeaux", "Bremen", "Bruges", "Brussels", "Budapest", "Cologne", "Copenhagen", "Dresden", "Dublin",
    "Düsseldorf", "Edinburgh", "Florence", "Geneva", "Ghent", "Gothenburg", "Graz", "Hamburg", "Hanover",
    "Helsinki", "Kraków", "Lausanne", "Leipzig", "Lisbon", "Ljubljana", "London", "Lyon", "Madrid", "Málaga",
    "Malmö", "Marseille", "Milan", "Munich", "Naples", "Nice", "Nuremberg", "Oslo", "Paris", "Porto",
    "Prague", "Reykjavík", "Riga", "Rome", "Rotterdam", "Salzburg", "Sarajevo", "Seville", "Sofia",
    "Stockholm", "Strasbourg", "Stuttgart", "Tallinn", "Trieste", "Turin", "Utrecht", "Valencia", "Venice",
    "Vienna", "Vilnius", "Warsaw", "Zagreb", "Zurich",
  ]
}
