import type { LabelledQuery } from '../labelled-query.ts';
import { asked } from './asked.ts';

/**
 * Names of products that are only a piece of a sofa: covers, legs, cushions, mattresses, parts of a frame, single
 * modules, puffs.
 */
const pieces =
  'trekk|pute( |$)|pute til| ben( |$)|^\\S+( \\S+)? madrass|^\\S+ (armlene|rygg)|skuff til|matte|understell|modul( |$)|sittemodul|sovesofadel|puff';

/** Modular sofas whose description says that they go around a corner. */
const cornerCombinations = [
  '185695045',
  '289009007',
  '185695071',
  '196856016',
  '252105017',
  '306532001',
  '252105011',
  '275130016',
  '289009005',
];

/** Words that people type at a furniture shop: kinds, series, makers, numbers of articles. */
export const listings1: readonly LabelledQuery[] = [
  asked(
    'sofa',
    [1, { name: 'trekk.* \\S*sofa' }],
    [2, { name: 'modul( |$)|sittemodul|sovesofadel|understell', not: 'trekk|puff' }],
    [3, { name: 'sofa|(?<!,)[2-5](,5)?-seter', not: pieces }],
    [1, { name: '^\\S+ sjeselong|dagseng|1(,5)?-seter', not: 'trekk' }],
  ),
  asked(
    'hjørnesofa',
    [1, { name: 'trekk til hjørnesofa' }],
    [3, { name: 'hjørnesofa' }],
    [2, { name: 'hjørnesovesofa' }],
    [2, { name: 'u-formet', not: 'trekk' }],
    [2, { skus: cornerCombinations }],
    [1, { name: 'hjørnemodul', not: 'trekk' }],
  ),
  asked(
    'sovesofa',
    [1, { name: 'trekk.* (hjørne)?sovesofa|skuff til' }],
    [3, { name: 'sovesofa( |,|$)' }],
    [3, { name: 'modul\\S+ (med (\\d )?seng|\\+ seng)' }],
    [2, { name: 'sovesofa(del|modul)|dagseng' }],
  ),
  asked(
    'modulsofa',
    [3, { name: 'modul(hjørne)?sofa' }],
    [2, { category: 'Modulsofaer, tekstil', not: 'matte' }],
    [2, { category: 'Modulsofaer i skinn / imitert skinn' }],
    [1, { category: 'Sofamoduler' }],
  ),
  asked(
    'sjeselong',
    [1, { name: 'sjeselong(trekk|seksjon)|trekk.* sjeselong' }],
    [3, { name: '^\\S+ sjeselong' }],
    [3, { name: 'sofa.* (med|og) sjeselong' }],
    [2, { name: 'divan|longseat' }],
  ),
  asked('puff', [3, { name: 'puff' }], [2, { name: '^.+ (fotskammel|pall)', not: 'trekk|pute' }]),
  asked(
    'fotskammel',
    [1, { name: '(trekk|pute) til fotskammel' }],
    [3, { name: 'fotskammel' }],
    [2, { name: 'puff| pall$' }],
  ),
  asked(
    'fotskammel med oppbevaring',
    [3, { name: 'fotskammel med oppbevaring' }],
    [1, { name: 'fotskammel|puff| pall$', not: 'trekk|pute' }],
  ),
  asked('pall', [3, { name: ' pall$' }], [2, { name: 'fotskammel', not: 'trekk|pute' }], [2, { name: 'puff' }]),
  asked(
    'lenestol',
    [1, { name: '(trekk|ben) til lenestol|hvilestol|stoltrekk|stolpute|understell, lenestol' }],
    [3, { name: 'lenestol|stol$|^anne stol' }],
    [2, { category: 'Lenestoler med tekstiltrekk' }],
    [2, { category: 'Lenestoler med skinntrekk' }],
  ),
  asked('dagseng', [3, { name: 'dagseng' }], [1, { name: 'sovesofa', not: 'trekk|skuff' }]),
  asked('benk', [3, { name: ' benk$' }]),
  asked('madrass', [3, { name: '^\\S+( \\S+)? madrass' }], [1, { name: 'madrasser' }]),
  asked('sofabord', [2, { category: 'Sofabord' }], [2, { category: 'Sidebord' }], [1, { name: 'sidebord|med bord' }]),
  asked('sofagruppe', [3, { category: 'Sofagrupper' }]),
  asked(
    'recliner sofa',
    [3, { name: 'recliner' }],
    [3, { skus: ['278779001'] }],
    [2, { skus: ['307439005', '318498002', '307439004'] }],
    [1, { option: 'Stressless' }],
  ),
  asked('utesofa', [3, { name: 'sofa, inne-/utendørs' }], [1, { category: 'Hagemøbler og uteplassen' }]),
  asked('hagemøbler', [3, { category: 'Hagemøbler og uteplassen' }]),
  asked(
    'u-sofa',
    [1, { name: 'trekk til u-formet' }],
    [3, { name: 'u-formet' }],
    [2, { name: 'hjørnesofa med divan' }],
    [1, { name: 'hjørnesofa, 6|med sjeselonger' }],
  ),
  asked(
    '2-seter',
    [1, { name: 'trekk.* 2-seter|2-seters (modul|understell)( |$)' }],
    [2, { name: '2-seters sovesofa', not: 'skuff' }],
    [2, { name: '2,5-seter' }],
    [3, { name: '2-seter', not: 'skuff' }],
    [1, { name: '3 \\+ 2 seter' }],
  ),
  asked(
    '3-seter',
    [1, { name: 'trekk.* 3-seter|3-seters (modul|understell)( |$)' }],
    [2, { name: 'hjørne\\S+, 3-seter|3-seters sovesofa|3-seters modul\\S+ .*seng' }],
    [2, { name: '3,5-seter' }],
    [3, { name: '3-seter' }],
    [1, { name: '3 \\+ 2' }],
  ),
  asked(
    '4-seter sofa',
    [1, { name: 'trekk.* 4-seter' }],
    [2, { name: 'hjørne\\S+, 4-seter' }],
    [3, { name: '4-seter' }],
    [2, { name: '(?<!,)5-seter', not: 'hjørne|trekk' }],
  ),
  asked('ektorp', [1, { name: '^ektorp trekk' }], [2, { name: '^ektorp fot' }], [3, { name: '^ektorp' }]),
  asked('ektorp 3-seter', [1, { name: '^ektorp.*trekk' }], [3, { name: '^ektorp 3-seter' }], [1, { name: '^ektorp' }]),
  asked('kivik sofa', [1, { name: '^kivik.*trekk' }], [3, { name: '^kivik' }]),
  asked('vimle', [2, { name: '^vimle.*trekk' }], [3, { name: '^vimle' }]),
  asked('vimle hjørnesofa', [1, { name: '^vimle trekk' }], [3, { name: '^vimle hjørnesofa' }], [1, { name: '^vimle' }]),
  asked('söderhamn', [2, { name: '^söderhamn trekk' }], [3, { name: '^söderhamn' }]),
  asked('landskrona skinn', [3, { name: '^landskrona', option: 'Skinn og kunstskinn' }], [1, { name: '^landskrona' }]),
  asked('poäng', [3, { name: '^poäng' }]),
  asked('klippan', [1, { name: '^klippan trekk' }], [3, { name: '^klippan' }]),
  asked(
    'friheten sovesofa',
    [1, { name: '^friheten.*pute$' }],
    [3, { name: '^friheten' }],
    [1, { name: 'sovesofa( |$)', not: 'trekk' }],
  ),
  asked('stockholm 2017', [3, { name: '^stockholm 2017' }], [1, { name: '^stockholm' }]),
  asked('grönlid trekk', [3, { name: '^grönlid trekk' }], [1, { name: '^grönlid' }], [1, { name: 'trekk' }]),
  asked('balder', [2, { name: '^balder pall' }], [3, { name: '^balder' }]),
  asked('happy lux', [3, { name: '^happy lux' }], [2, { name: '^happy ' }]),
  asked('conrad sofa med sjeselong', [3, { name: '^conrad.*sjeselong' }], [1, { name: '^conrad' }]),
  asked('nora modulsofa', [3, { name: '^nora modulsofa' }], [2, { name: '^nora .*modul' }], [1, { name: '^nora' }]),
  asked('stressless', [3, { name: 'stressless' }]),
  asked(
    'stressless aurora 2-seter',
    [3, { name: 'aurora 2-seter' }],
    [2, { name: 'aurora' }],
    [1, { name: 'stressless' }],
  ),
  asked('hødnebø hvaler', [3, { name: 'hødnebø\\S* hvaler' }], [1, { name: 'hødnebø' }]),
  asked('brunstad', [3, { option: 'Brunstad' }]),
  asked(
    'hjellegjerde modulsofa',
    [3, { option: 'Hjellegjerde', name: 'modulsofa' }],
    [1, { option: 'Hjellegjerde' }],
    [1, { name: 'modulsofa' }],
  ),
  asked('sofacompany', [3, { option: 'Sofacompany' }]),
  asked('s49129266', [3, { skus: ['s49129266'] }]),
  asked('00325443', [3, { skus: ['00325443'] }]),
  asked('322320001', [3, { skus: ['322320001'] }]),
  asked('trekk til ektorp', [3, { name: '^ektorp trekk' }], [1, { name: '^ektorp' }]),
];
