import type { ReviewLanguage } from './line.ts';

/** First names of those who write in a language. */
export const firstNames: Readonly<Record<ReviewLanguage, readonly string[]>> = {
  nb: `Kari Ola Ingrid Marius Silje Henrik Astrid Lars Nina Torbjørn Hanne Eirik Solveig Knut Marte Øyvind Ragnhild
    Sindre Berit Jonas Camilla Trond Ida Geir Vilde Stian Gunn Magnus Liv Håkon Anne-Lise Amund Turid Espen Maja Yusuf
    Fatima Tuva Roar Kjersti`.split(/\s+/),
  sv: 'Anna Erik Maria Johan Lena Anders Sofia Karl Eva Mats Emma Gustav Birgitta Oskar Linnea Per Amira Nils'.split(
    ' ',
  ),
  da: 'Mette Søren Louise Rasmus Kirsten Jens Camilla Mikkel Birthe Anders Freja Lasse Pia Thomas Signe'.split(' '),
  fi: 'Aino Mikko Hanna Juha Sari Antti Liisa Ville Päivi Timo Emilia Pekka Riikka Olli'.split(' '),
  en: 'James Emily Priya Tom Hannah Daniel Grace Oliver Sarah Liam Zoe Marcus Chloe Ben'.split(' '),
};

/** Initials of surnames, roughly as common as they are. */
export const initials = 'ABBDEFGHHHJJJKKLLLMMNNOPRSSSTTVWØ';
