import { type FurnitureKind, hard, kind, seat, soft, table, wood } from './furniture-kind.ts';

/** Sofas, chairs and tables for indoors. */
export const seatsAndTables: readonly FurnitureKind[] = [
  kind(111, '2-seters sofa|2-sits soffa|2-seater sofa', '4990-18990 145-185 80-98 70-92', {
    ...seat,
    picture: 'sofa-2',
    functions: ['washable', 'modular'],
    forms: ['straight'],
  }),
  kind(112, '3-seters sofa|3-sits soffa|3-seater sofa', '5990-25990 195-245 82-102 70-95', {
    ...seat,
    picture: 'sofa-3',
    functions: ['washable', 'modular'],
    forms: ['straight'],
  }),
  kind(113, '4-seters sofa|4-sits soffa|4-seater sofa', '8990-34990 255-310 85-105 70-95', {
    ...seat,
    picture: 'sofa-4',
    functions: ['modular'],
    forms: ['straight'],
  }),
  kind(121, 'hjørnesofa|hörnsoffa|corner sofa', '9990-39990 240-340 150-260 72-95', {
    ...seat,
    picture: 'corner-sofa',
    functions: ['storage', 'modular'],
    forms: ['corner', 'uShape'],
  }),
  kind(122, 'sofa med sjeselong|soffa med schäslong|chaise sofa', '8990-32990 230-310 140-175 72-95', {
    ...seat,
    picture: 'chaise-sofa',
    functions: ['storage', 'washable'],
    forms: ['chaise'],
  }),
  kind(13, 'sovesofa|bäddsoffa|sofa bed', '3990-19990 160-250 85-110 75-95', {
    ...seat,
    picture: 'sofa-bed',
    functions: ['sleep'],
    forms: ['straight', 'chaise'],
  }),
  kind(21, 'lenestol|fåtölj|armchair', '1990-14990 65-95 70-95 72-110', {
    ...seat,
    picture: 'armchair',
    functions: ['swivel', 'washable'],
  }),
  kind(22, 'hvilestol|vilfåtölj|recliner', '4990-24990 72-95 80-105 95-118', {
    ...seat,
    picture: 'armchair',
    functions: ['recliner'],
  }),
  kind(23, 'puff|puff|pouf', '399-4990 40-80 40-80 30-48', {
    ...seat,
    picture: 'footstool',
    forms: ['round', 'square'],
  }),
  kind(23, 'fotskammel|fotpall|footstool', '699-5990 50-75 40-60 36-48', {
    ...seat,
    picture: 'footstool',
    functions: ['storage'],
    forms: ['rectangular'],
  }),
  kind(311, 'rundt spisebord|runt matbord|round dining table', '2990-19990 90-150 90-150 72-76', {
    ...table,
    picture: 'dining-table',
    forms: ['round'],
  }),
  kind(312, 'spisebord|matbord|dining table', '2490-29990 140-260 80-105 72-76', {
    ...table,
    picture: 'dining-table',
    forms: ['rectangular', 'oval'],
  }),
  kind(313, 'uttrekkbart spisebord|utdragbart matbord|extendable dining table', '3990-34990 140-220 85-105 73-77', {
    ...table,
    picture: 'dining-table',
    functions: ['extendable'],
    forms: ['rectangular', 'oval'],
  }),
  kind(321, 'sofabord|soffbord|coffee table', '899-12990 60-140 45-90 32-50', {
    ...table,
    materials: [...wood, ...hard],
    picture: 'coffee-table',
    functions: ['storage'],
    forms: ['round', 'rectangular', 'square'],
  }),
  kind(322, 'sidebord|sidobord|side table', '399-4990 30-60 30-55 42-62', {
    ...table,
    materials: [...wood, ...hard],
    picture: 'side-table',
    forms: ['round', 'square'],
  }),
  kind(33, 'skrivebord|skrivbord|desk', '1490-12990 90-180 50-80 72-78', {
    ...table,
    picture: 'desk',
    functions: ['storage'],
    forms: ['rectangular'],
  }),
  kind(411, 'polstret spisestol|klädd matstol|upholstered dining chair', '799-5990 44-62 50-64 78-95', {
    ...seat,
    picture: 'dining-chair',
    functions: ['swivel'],
  }),
  kind(412, 'spisestol|matstol|dining chair', '499-4990 42-58 48-58 76-92', {
    group: 'seat',
    materials: wood,
    picture: 'dining-chair',
    functions: ['stackable'],
  }),
  kind(42, 'barstol|barstol|bar stool', '699-5490 38-52 38-54 85-112', {
    ...seat,
    materials: [...soft, 'metal', 'oak'],
    picture: 'bar-stool',
    functions: ['swivel'],
  }),
  kind(43, 'kontorstol|kontorsstol|office chair', '999-9990 58-70 58-70 88-125', {
    ...seat,
    picture: 'dining-chair',
    functions: ['swivel', 'recliner'],
  }),
];
