import type { ReviewLanguage } from './line.ts';

type Score = 1 | 2 | 3 | 4 | 5;

/** What reviews are headed with, by score; none of them names a kind of furniture. */
export const titles: Readonly<Record<ReviewLanguage, Readonly<Record<Score, readonly string[]>>>> = {
  nb: {
    5: [
      'Akkurat det vi lette etter',
      'Bedre enn på bildet',
      'Strålende fornøyd',
      'Anbefales',
      'Angrer ikke et sekund',
      'Nydelig håndverk',
      'Verdt ventetiden',
      'Hele familien er enig',
      'Kjøper gjerne igjen',
      'Stor glede i hverdagen',
    ],
    4: [
      'Fin, med ett lite men',
      'Nesten helt i mål',
      'God kvalitet',
      'Fornøyd',
      'Fin til prisen',
      'Godt kjøp',
      'Lever opp til bildene',
    ],
    3: ['Helt ok', 'Både og', 'Grei nok', 'Hadde ventet litt mer', 'Pen, men ikke uten feil'],
    2: ['Litt skuffet', 'Ikke som forventet', 'Må dessverre trekke'],
    1: ['Skuffet', 'Sendes i retur', 'Ikke fornøyd'],
  },
  sv: {
    5: [
      'Precis vad vi sökte',
      'Över förväntan',
      'Så nöjd',
      'Rekommenderas varmt',
      'Finare än på bilden',
      'Väl värd priset',
    ],
    4: ['Bra köp', 'Fin men inte perfekt', 'Nöjd', 'Nästan full pott'],
    3: ['Helt okej', 'Både bra och mindre bra', 'Väntade mig lite mer'],
    2: ['Lite besviken', 'Inte riktigt som på bilden'],
    1: ['Besviken', 'Går tillbaka'],
  },
  da: {
    5: [
      'Lige hvad vi ledte efter',
      'Virkelig glad for den',
      'Kan kun anbefales',
      'Flottere end på billedet',
      'Ti ud af ti',
    ],
    4: ['Godt køb', 'Næsten perfekt', 'Flot, men', 'Vi er tilfredse'],
    3: ['Udmærket', 'Både godt og skidt', 'Havde ventet lidt mere'],
    2: ['Lidt skuffet', 'Ikke helt som beskrevet'],
    1: ['Skuffende', 'Den bliver sendt retur'],
  },
  fi: {
    5: [
      'Juuri sitä mitä haimme',
      'Odotuksia parempi',
      'Olen todella tyytyväinen',
      'Suosittelen',
      'Kauniimpi kuin kuvassa',
    ],
    4: ['Hyvä ostos', 'Melkein täydellinen', 'Tyytyväinen', 'Hyvää laatua'],
    3: ['Ihan hyvä', 'Puolensa ja puolensa', 'Odotin hieman enemmän'],
    2: ['Pieni pettymys', 'Ei ihan kuvan mukainen'],
    1: ['Pettymys', 'Menee palautukseen'],
  },
  en: {
    5: ['Exactly what we wanted', 'Better than the pictures', 'Delighted', 'Would buy again', 'Worth the wait'],
    4: ['Very good', 'Nearly perfect', 'Happy with it', 'Good value'],
    3: ['Fine', 'Mixed feelings', 'Expected a little more'],
    2: ['A bit disappointed', 'Not quite as described'],
    1: ['Disappointed', 'Going back'],
  },
};
