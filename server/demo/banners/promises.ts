import type { Texts } from '../texts.ts';
import { translatedLocales } from '../../import/facet-option.ts';

/** What the shop promises: a title, and one line a language of what it means. */
const promises: readonly (readonly [title: Texts, lines: Texts])[] = [
  [
    [
      'Fri retur i 30 dager',
      'Fri retur i 30 dagar',
      'Free returns for 30 days',
      'Fri retur i 30 dage',
      'Maksuton palautus 30 päivää',
    ],
    [
      'Vi henter møbelet hjemme hos deg.\nDu trenger ikke ta vare på esken.',
      'Vi hämtar möbeln hemma hos dig.\nDu behöver inte spara kartongen.',
      'We collect it from your home.\nYou need not keep the box.',
      'Vi henter møblet hjemme hos dig.\nDu behøver ikke gemme kassen.',
      'Haemme kalusteen kotoasi.\nLaatikkoa ei tarvitse säästää.',
    ],
  ],
  [
    ['Båret helt inn', 'Inburet hela vägen', 'Carried all the way in', 'Båret helt ind', 'Kannettuna sisään asti'],
    [
      'To bærere, til det rommet du vil.\nVi ringer en time før.',
      'Två bärare, till det rum du vill.\nVi ringer en timme innan.',
      'Two carriers, to the room you choose.\nWe call an hour before.',
      'To flyttefolk, til det rum du ønsker.\nVi ringer en time før.',
      'Kaksi kantajaa, mihin huoneeseen haluat.\nSoitamme tuntia ennen.',
    ],
  ],
  [
    ['Deler i ti år', 'Delar i tio år', 'Parts for ten years', 'Dele i ti år', 'Osia kymmenen vuotta'],
    [
      'Ben, trekk og skruer til alt vi har laget.\nDe fleste sendes i posten.',
      'Ben, klädslar och skruvar till allt vi har gjort.\nDe flesta skickas med posten.',
      'Legs, covers and screws for all we have made.\nMost of them come by post.',
      'Ben, betræk og skruer til alt, vi har lavet.\nDe fleste sendes med posten.',
      'Jalat, päälliset ja ruuvit kaikkeen tekemäämme.\nUseimmat tulevat postitse.',
    ],
  ],
  [
    ['Også uten nett', 'Även utan nät', 'Without a network, too', 'Også uden net', 'Myös ilman verkkoa'],
    [
      'Butikken ligger på enheten din.\nOrdren sendes når du er tilkoblet igjen.',
      'Butiken ligger på din enhet.\nOrdern skickas när du är uppkopplad igen.',
      'The shop is on your device.\nYour order is sent when you are online again.',
      'Butikken ligger på din enhed.\nOrdren sendes, når du er på igen.',
      'Kauppa on laitteellasi.\nTilaus lähtee, kun olet taas verkossa.',
    ],
  ],
];

/** Default texts of the shop (contract: default-content.json). */
export const promiseEntries = promises.map(([title, lines]) => {
  const inLanguage = (at: 0 | 1 | 2 | 3 | 4) => ({ title: title[at], message: lines[at].split('\n') });
  const translations = translatedLocales.map((locale, index) => [locale, inLanguage((index + 1) as 1)] as const);
  return { ...inLanguage(0), translations: Object.fromEntries(translations) };
});
