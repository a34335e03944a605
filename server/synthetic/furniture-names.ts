/** Series of the synthetic shop. */
export const series: readonly string[] =
  'Nordvik Solheim Fjellro Havgløtt Lyngstad Granli Bjørkholt Sandnes Tindra Vårsol Myrland Elvestad Skogvang Fosnes Lofthus Strandheim Kveldsro Morgendal Furuset Askeladd Heimdal Bergtun Viddero Osterøy Lindås Randaberg Torsnes Valderøy Eikeland Rosendal Hvaler Synnøve Ingrid Storfjord Ulvøya Nesodden Kvitøy Tjøme Sogndal Varanger'.split(
    ' ',
  );

/** Models within a series. */
export const models: readonly string[] =
  'Ro Glød Vind Luna Havn Stille Dag Natt Myk Lav Vid Bris Tre Sol Voll Myr Lun Dis Fønn Rim Lyng Bre Sky Grov Fin Nord Sør Vest Øst Midt'.split(
    ' ',
  );

/** Makers of the synthetic shop. */
export const brands: readonly string[] = [
  'Norrheim',
  'Fjordform',
  'Skandi Verk',
  'Holmen Møbel',
  'Tre & Tråd',
  'Nordlys Design',
  'Bergens Stolfabrikk',
  'Ålgård Ull',
  'Stuen',
  'Lyst',
  'Hverdagsro',
  'Granit & Gran',
  'Elverum Tre',
  'Kystlinje',
  'Mjøsa Møbler',
  'Rom 27',
  'Sentrum',
  'Vestre Hjem',
  'Trollvik',
  'Plank',
  'Setra',
  'Vinterhagen',
  'Hytteliv',
  'Formløs',
  'Kvist',
];
