import type { Random } from './random.ts';

/** The product that a description is about. */
interface Subject {
  readonly name: string;
  readonly noun: string;
  readonly brand: string;
  readonly material: string;
  readonly feature: string | null;
  readonly width: number;
  /** Seats and built furniture have sentences of their own in descriptions. */
  readonly nature: 'seat' | 'built' | 'other';
}

type Sentence = (subject: Subject) => string;

const LENGTH_MIN = 300;
const LENGTH_WANTED_MAX = 430;
const LENGTH_MAX = 900;
const NEUTER = /(bord|skap|speil|teppe)$/;

const aNoun = (noun: string): string => `${NEUTER.test(noun) ? 'et' : 'en'} ${noun}`;

const openings: readonly Sentence[] = [
  ({ name, noun, brand }) => `${name} er ${aNoun(noun)} fra ${brand}, tegnet for hjem der folk faktisk bor.`,
  ({ name, noun }) => `Med ${name} får du ${aNoun(noun)} som tåler hverdagen og kler helgen.`,
  ({ name, brand }) => `${brand} har laget ${name} med blikk for rolige linjer og gode proporsjoner.`,
  ({ name, noun }) => `Noe så vanlig som ${aNoun(noun)} kan være vakkert, og ${name} viser hvordan.`,
  ({ name, material }) => `${name} viser hva ${material} kan bli når håndverket får ta den tiden det trenger.`,
  ({ name, brand }) => `Med ${name} har ${brand} laget noe som passer inn uten å forsvinne.`,
];

const general: readonly Sentence[] = [
  ({ material }) => `Vi har valgt ${material} fordi det er slitesterkt og enkelt å holde rent.`,
  ({ material }) => `Kvaliteten i ${material} merkes med en gang du tar på den.`,
  ({ width }) => `Med en bredde på ${width} cm er det lett å finne plass, også der rommet er smalt.`,
  () => 'Fargene er valgt slik at de kan blandes fritt med resten av sortimentet.',
  () => 'Leveres flatpakket i kartong av gjenvunnet papir, uten plast.',
  () => 'Formen er inspirert av kysten, der vind og vann har slipt alle kanter.',
  () => 'Vi tester hver modell i laboratorium for slitasje og lysekthet.',
  () => 'Trenger du hjelp til å velge, har butikkene våre vareprøver du kan låne med hjem.',
  () => 'Detaljene er diskrete: ingen synlig logo, bare godt arbeid.',
  () => 'Tørk av med en fuktig klut og litt grønnsåpe, mer stell trengs ikke.',
  () => 'Emballasjen kan brettes sammen og leveres som papp.',
  () => 'Like fin i en leilighet i byen som på hytta.',
];

const built: readonly Sentence[] = [
  () => 'Rammen er av heltre fra nordiske skoger, limt og plugget slik at den ikke knirker.',
  () => 'Alle skruer og nøkler følger med, og to personer setter møbelet sammen på under en time.',
  () => 'Hjørnene er avrundet, så barn og leggben går fri.',
  () => 'Føttene har filtknotter som skåner parkett og laminat.',
  () => 'Ti års garanti på konstruksjonen gjelder så lenge møbelet står innendørs.',
  () => 'Reservedeler kan bestilles i minst ti år etter at modellen har gått ut.',
  () => 'Treverket er FSC-merket, og lakken er vannbasert og fri for løsemidler.',
  () => 'Velg innbæring, så kommer møbelet ferdig montert dit du vil ha det.',
];

const seats: readonly Sentence[] = [
  () => 'Sittefølelsen er fast nok til middag og myk nok til en hel film.',
  () => 'Setet er bygget opp av kaldskum over nosagfjærer, som holder formen år etter år.',
  () => 'Ryggen gir støtte akkurat der korsryggen trenger den.',
];

const features: readonly Sentence[] = [
  ({ feature }) => `Mange spør etter akkurat dette: ${feature}.`,
  ({ feature }) => `Verdt å vite: ${feature}.`,
  ({ feature }) => `Et pluss i hverdagen: ${feature}.`,
];

const endings: readonly Sentence[] = [
  ({ brand }) => `Laget for ${brand} i små serier.`,
  ({ noun }) => `Kort sagt ${aNoun(noun)} du blir gammel sammen med.`,
  () => 'Velg farge etter humør, den står seg uansett.',
  () => 'Mål rommet før du bestiller, og husk døråpningen.',
  ({ name }) => `Se også hva annet som finnes til ${name}.`,
];

const bodies: Readonly<Record<Subject['nature'], readonly Sentence[]>> = {
  seat: [...general, ...built, ...seats],
  built: [...general, ...built],
  other: general,
};

/** A description of 300 to 900 characters. */
export function describe(subject: Subject, random: Random): string {
  const wanted = random.whole(LENGTH_MIN, LENGTH_WANTED_MAX);
  const sentences = [random.pick(openings)(subject)];
  if (subject.feature) sentences.push(random.pick(features)(subject));
  const ending = random.pick(endings)(subject);
  const lengthNow = (): number => [...sentences, ending].join(' ').length;
  for (const body of random.sample(bodies[subject.nature], general.length)) {
    if (lengthNow() >= wanted) break;
    sentences.push(body(subject));
  }
  return [...sentences, ending].join(' ').slice(0, LENGTH_MAX);
}
