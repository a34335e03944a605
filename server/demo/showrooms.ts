import { shopBasics } from '../import/shop-basics.ts';
import type { WireDocument } from '../store/collections.ts';
import { showroomHours, specialHours } from './showroom-hours.ts';
import { spoken, type Texts } from './texts.ts';

interface ShowroomPlan {
  readonly postcode: string;
  /** Numbers that are set aside for fiction, so that nobody is called. */
  readonly phone: string;
  readonly place: 'shopping centre' | 'town';
  readonly about: Texts;
}

const plans: Readonly<Record<number, ShowroomPlan>> = {
  1: {
    postcode: '422 46',
    phone: '+46 31 390 06 10',
    place: 'shopping centre',
    about: [
      'Det største huset vårt. Alle sofaene står her, også Heim i full størrelse, og du kan ligge i sengene så lenge du vil.',
      'Vårt största hus. Alla sofforna står här, även Heim i full storlek, och du får ligga i sängarna så länge du vill.',
      'Our largest house. Every sofa stands here, Heim in full size too, and you may lie in the beds for as long as you like.',
      'Vores største hus. Alle sofaerne står her, også Heim i fuld størrelse, og du må ligge i sengene, så længe du vil.',
      'Suurin talomme. Kaikki sohvat ovat täällä, Heim täydessä koossa, ja sängyissä saa maata niin kauan kuin haluaa.',
    ],
  },
  2: {
    postcode: '428 36',
    phone: '+46 31 390 06 20',
    place: 'shopping centre',
    about: [
      'Spisestuer og hagemøbler. Fra mars til september er halve butikken ute, under glasstaket.',
      'Matrum och trädgårdsmöbler. Från mars till september är halva butiken ute, under glastaket.',
      'Dining rooms and garden furniture. From March to September half the shop is outdoors, under the glass roof.',
      'Spisestuer og havemøbler. Fra marts til september er halvdelen af butikken ude under glastaget.',
      'Ruokailutilat ja puutarhakalusteet. Maaliskuusta syyskuuhun puolet myymälästä on ulkona lasikaton alla.',
    ],
  },
  3: {
    postcode: '135 48',
    phone: '+46 8 465 004 30',
    place: 'shopping centre',
    about: [
      'Her er verkstedet. Du kan se hvordan en stol limes, hente stoffprøver og levere inn det som er blitt løst.',
      'Här ligger verkstaden. Du kan se hur en stol limmas, hämta tygprover och lämna in det som har blivit löst.',
      'The workshop is here. See how a chair is glued, pick up fabric samples, and hand in what has come loose.',
      'Her ligger værkstedet. Du kan se, hvordan en stol limes, hente stofprøver og indlevere det, der er blevet løst.',
      'Verstas on täällä. Voit katsoa, miten tuoli liimataan, hakea kangasnäytteitä ja tuoda korjattavaksi sen, mikä on löystynyt.',
    ],
  },
  4: {
    postcode: '652 25',
    phone: '+46 70 174 06 40',
    place: 'town',
    about: [
      'Den minste, i to etasjer midt i byen. Lamper og puter nede, én sofa og mange stoffer oppe. Kaffen er gratis.',
      'Den minsta, i två våningar mitt i stan. Lampor och kuddar nere, en soffa och många tyger uppe. Kaffet är gratis.',
      'The smallest, on two floors in the middle of town. Lamps and cushions below, one sofa and many fabrics above. Coffee is free.',
      'Den mindste i to etager midt i byen. Lamper og puder nedenunder, én sofa og mange stoffer ovenpå. Kaffen er gratis.',
      'Pienin, kahdessa kerroksessa keskellä kaupunkia. Alhaalla lamput ja tyynyt, ylhäällä yksi sohva ja paljon kankaita. Kahvi on ilmaista.',
    ],
  },
};

/** The showrooms of every shop, with what a visitor wants to know before leaving home (contract: Showroom). */
export const demoShowrooms: readonly WireDocument[] = shopBasics().showrooms.map((showroom) => {
  const { about, place, ...known } = plans[Number(showroom.id)]!;
  return {
    ...showroom,
    ...known,
    ...spoken({ about }),
    opening_hours: showroomHours(place),
    special_hours: specialHours(place),
  };
});
