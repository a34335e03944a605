import type { Language } from '../language.ts';
import { fold } from '../words.ts';

/** Forms that no rule tells, of words and of the last parts of compounds. */
const irregular: readonly (readonly [forms: RegExp, stem: string])[] = [
  [/last(?:a|en)$/, 'lapsi'],
  [/puu(?:n|t|ta|sta|ssa)?$|pui(?:ta|sta|nen|se[nt]|sia)$/, 'puu'],
  [/kangas(?:ta)?$|kanka(?:an|at|ista|asta|ita|i(?:nen|s\w+))$/, 'kangas'],
  [/huo(?:pa|va|vat|van|paa|pia|paiset|painen)$/, 'huopa'],
  [/^hal(?:p[ao]|v[ae]|vin)\w*$/, 'halpa'],
  [/^iso(?:n|a|t|ja|on|mpi|mman|mpaa|mpia|mmat)?$/, 'iso'],
  [/^ulko(?:na|a|n)?$|^ulos$/, 'ulko'],
  [/jal(?:ka|an|at|kaa|koja|alla|alle|kai(?:nen|s\w+))$/, 'jalka'],
  [/nah(?:ka|an|at|kaa|kan|asta|kai(?:nen|s\w+))$/, 'nahka'],
  [/^ete(?:inen|is(?:e|i|t)\w+)$/, 'eteinen'],
  [/kul(?:ta|lan|taa|lasta|tai(?:nen|s\w+))$/, 'kulta'],
  [/(?<=[aeiouy]|^)villa(?:a|n|sta|i(?:nen|s\w+))?$/, 'villa'],
  [/must(?:a|an|aa|at|ia|ista|ien|asta)$/, 'musta'],
];

/** Endings, the first that fits, and what stays instead; of folded words. */
const endings: readonly (readonly [ending: RegExp, rest: string])[] = [
  // What is made of `tammi` is `tamminen`.
  [/i(?:nen|s(?:en|et|een|ia|ien|iin|[ei](?:lla|lle|lta|ssa|sta|na))|sta|sten)$/, 'i'],
  [/([uy])(?:ks(?:et|en|ia|ien|[ei](?:lla|ssa|sta))|det|den)$/, '$1s'],
  [/im(?:en|et|ia|ien|[ei](?:lla|lle|lta|ssa|sta))$|(?<![hp])inta$/, 'i'],
  [/(?<=[aeiouy])(?:lla|lta|lle|ssa|sta|hin|tten|den|jen|siin)$|(?<=[aeouy])ja$/, ''],
  [/eeseen$|etta$/, 'e'],
  [/(?<=[aeo])ita$/, 'i'],
  [/(?<=aa|uu|yy|oo|ee|io)ta$/, ''],
  [/(?<=[aeo])(?:mpi|mmat|mman|mpia|mpaa)$/, ''],
  [/(?<=ien|uur|uor)ta$/, 'i'],
  [/ien$/, 'i'],
  [/(?<=[aeiouy])[nt]$/, ''],
];
const REST_MIN = 4;

/** What the forms of a noun or an adjective share. Its last vowel tells nothing (`patja`, `patjoja`), and kk, pp, tt, t and nk change with its case. */
function stemOfForm(word: string): string {
  const folded = fold(word);
  for (const [forms, stem] of irregular) {
    const end = forms.exec(folded);
    if (end) return folded.slice(0, end.index) + stem;
  }
  const ended = endings
    .map(([ending, rest]) => folded.replace(ending, rest))
    .find((stem) => stem !== folded && stem.length >= REST_MIN);
  const stem = ended ?? folded;
  if (stem.length < REST_MIN) return stem;
  return stem
    .replace(/([aeiouy])[aeiouy]+$/, '$1')
    .replace(/(?<=[^aeiouy])[aeo]$/, 'i')
    .replace(/([kpt])\1(?=[iuy]$)/, '$1')
    .replace(/d(?=[iuy]$)/, 't')
    .replace(/ng(?=[iuy]$)/, 'nk');
}

/** Finnish. */
export const finnish: Language = {
  code: 'fi',
  stemOnce: stemOfForm,
  hasCompounds: true,
  joints: ['n'],
  fillers: new Set(
    'ja tai cm x jokin jotain mina haluan tarvitsen uusi uuden hyva hyvan kaunis mukava mukavan joka sopii on paras parhaat'.split(
      ' ',
    ),
  ),
  prepositions: new Set('ja sis'.split(' ')),
  purposes: new Set('varten'.split(' ')),
  synonyms: [
    ['sohva', 'couch', 'sohvat'],
    ['kulmasohva', 'nurkkasohva'],
    ['divaani', 'divaanisohva'],
    ['kahden istuttava', '2 istuttava', 'kahdenistuttava', '2-istuttava'],
    ['kolmen istuttava', '3 istuttava', 'kolmenistuttava', '3-istuttava'],
    ['neljän istuttava', '4 istuttava'],
    ['puutarhakalusteet', 'ulkokalusteet', 'parvekekalusteet', 'terassikalusteet'],
    ['ulko', 'puutarha', 'parveke', 'terassi', 'piha'],
    ['vuodesohva', 'vierassänky'],
    ['tv-taso', 'tv taso', 'tvtaso', 'mediataso'],
    ['lipasto', 'laatikosto'],
    ['senkki', 'sideboard'],
    ['hylly', 'kirjahylly', 'hyllykkö'],
    ['matto', 'nukkamatto'],
    ['nojatuoli', 'lepotuoli', 'korvalappunojatuoli'],
    ['rahi', 'jalkarahi', 'puffi'],
    ['sohvapöytä', 'olohuoneen pöytä', 'kahvipöytä'],
    ['ruokapöytä', 'keittiönpöytä'],
    ['ruokapöydän tuoli', 'keittiötuoli', 'ruokatuoli', 'tuoli'],
    ['baarituoli', 'baarijakkara'],
    ['yöpöytä', 'sänkypöytä'],
    ['vaatekaappi', 'garderobi'],
    ['lamppu', 'valaisin', 'valaistus'],
    ['kattovalaisin', 'kattolamppu', 'riippuvalaisin'],
    ['lattiavalaisin', 'lattialamppu', 'jalkalamppu'],
    ['pöytävalaisin', 'pöytälamppu'],
    ['tyyny', 'koristetyyny'],
    ['huopa', 'viltti', 'torkkupeitto'],
    ['kirjoituspöytä', 'työpöytä'],
    ['aurinkovarjo', 'päivänvarjo'],
    ['aurinkotuoli', 'lepotuoli'],
    ['sänky', 'sängyt', 'vuode'],
    ['pöytä', 'pöydät'],
    ['harmaa', 'harmaat'],
    ['musta', 'mustat'],
    ['valkoinen', 'valkoiset', 'valko'],
    ['nahka', 'nahkainen'],
    ['kangas', 'tekstiili'],
    ['puu', 'puinen'],
    ['pyöreä', 'pyöreät'],
    ['tammi', 'tamminen'],
    ['sohvaryhmä', 'sohvasarja', 'sohvakalusto'],
    ['parisänky', 'sänky 180', 'sänky 160'],
    ['yhden hengen sänky', 'sänky 90', 'sänky 80'],
    ['korvalappunojatuoli', 'korkeaselkäinen nojatuoli', 'laiskanlinna'],
    ['ruokailuryhmä', 'ruokaryhmä', 'ruokailusarja', 'ruokapöytäryhmä'],
    ['puutarharyhmä', 'ulkokalusteryhmä', 'puutarhasarja', 'terassiryhmä', 'loungeryhmä'],
    ['tyynylaatikko', 'pehmustelaatikko', 'säilytyslaatikko'],
    ['eteinen', 'aula', 'käytävä'],
    ['eteispenkki', 'kenkäpenkki'],
    ['kenkähylly', 'kenkäteline', 'kenkäkaappi'],
    ['naulakko', 'vaatenaulakko'],
    ['peili', 'seinäpeili'],
    ['lattiapeili', 'kokovartalopeili'],
    ['sivupöytä', 'apupöytä', 'lamppupöytä'],
    ['vitriini', 'lasikaappi', 'vitriinikaappi'],
    ['yölamppu', 'pöytävalaisin', 'pöytälamppu'],
    ['käytävämatto', 'eteismatto'],
    ['patja', 'joustinpatja'],
    ['sametti', 'veluuri'],
    ['pähkinä', 'pähkinäpuu'],
    ['messinki', 'kulta'],
    ['beige', 'hiekka', 'kerma', 'luonnonvärinen'],
    ['jatkettava', 'pidennettävä', 'jatkopala'],
    ['puutarhatuoli', 'ulkotuoli', 'parveketuoli', 'terassituoli'],
    ['puutarhapöytä', 'ulkopöytä', 'parvekepöytä', 'terassipöytä'],
    ['puutarhasohva', 'ulkosohva', 'terassisohva', 'loungesohva'],
    ['moduulisohva', 'modulaarinen sohva', 'moduuli'],
    ['jakkara', 'palli', 'tuoli ilman selkänojaa'],
    ['istuintyyny', 'tuolityyny', 'istuinpehmuste'],
    ['sohvatyyny', 'koristetyyny', 'tyyny'],
    ['säilytys', 'laatikko'],
    ['pyörivä tuoli', 'kääntyvä tuoli', 'pyörivä nojatuoli'],
    ['pinottava tuoli', 'pinottavat'],
    ['lapsi', 'lasten', 'lapset'],
  ],
  kinds: [
    [
      'kalusteet',
      'sohva',
      'tuoli',
      'pöytä',
      'sänky',
      'penkki',
      'kaappi',
      'hylly',
      'senkki',
      'lipasto',
      'jakkara',
      'rahi',
      'ryhmä',
    ],
    ['huonekalut', 'sohva', 'tuoli', 'pöytä', 'sänky', 'penkki', 'kaappi', 'hylly', 'senkki', 'lipasto'],
    ['kotitoimisto', 'kirjoituspöytä', 'työtuoli', 'kirjahylly'],
    ['lastenhuone', 'lastensänky', 'lastenhylly', 'lastentuoli'],
    ['eteinen', 'eteispenkki', 'kenkähylly', 'naulakko'],
    ['ruokailutila', 'ruokapöytä', 'ruokatuoli', 'senkki'],
    ['makuuhuone', 'sänky', 'yöpöytä', 'lipasto', 'patja', 'vaatekaappi'],
    ['olohuone', 'sohva', 'sohvapöytä', 'nojatuoli', 'kirjahylly'],
  ],
  numbers: new Map([
    ['kahden', '2'],
    ['kolmen', '3'],
    ['neljän', '4'],
    ['viiden', '5'],
    ['kuuden', '6'],
  ]),
  rooms: ['huone', 'huoneen', 'huoneeseen'],
  tendencies: [
    { code: 'price', wants: 'less', words: ['halpa', 'halvat', 'halvin', 'edullinen', 'edulliset', 'budjetti'] },
    { code: 'price', wants: 'more', words: ['kallis', 'ylellinen', 'luksus'] },
    { code: 'product_width', wants: 'less', words: ['pieni', 'pienet', 'kapea', 'kapeat', 'lyhyt', 'kompakti'] },
    {
      code: 'product_width',
      wants: 'more',
      words: ['iso', 'isot', 'suuri', 'suuret', 'leveä', 'leveät', 'pitkä', 'pitkät', 'tilava'],
    },
    { code: 'product_height', wants: 'less', words: ['matala', 'matalat'] },
    { code: 'product_height', wants: 'more', words: ['korkea', 'korkeat'] },
    { code: 'product_depth', wants: 'more', words: ['syvä', 'syvät'] },
  ],
  limits: {
    atMost: ['alle', 'enintään', 'max', 'korkeintaan', 'halvempi kuin', '<'],
    atLeast: ['yli', 'vähintään', 'kalliimpi kuin', '>'],
    between: ['väliltä'],
    upTo: ['ja'],
    metre: ['metriä', 'metri', 'm'],
    centimetre: ['cm', 'senttiä', 'senttimetriä'],
    currency: ['kr', 'kruunua', '€', 'euroa', 'euro', 'eur'],
    measures: {
      product_width: ['leveys', 'leveä', 'pituus', 'pitkä'],
      product_depth: ['syvyys', 'syvä'],
      product_height: ['korkeus', 'korkea'],
    },
  },
};
