import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoFolder } from '../environment.ts';
import { joined, spoken, type Texts } from './texts.ts';

const allRound: Texts = ['fra alle sider', 'från alla sidor', 'from all sides', 'fra alle sider', 'joka puolelta'];

interface Place {
  /** What stands for the film. */
  readonly image: string;
  readonly pos: number;
}

/** The film of a product that turns round itself, for its gallery; nothing where there is none. */
export function turntableOf(sku: string, name: Texts, place: Place, folder = demoFolder()): object[] {
  const file = `turntables/${sku}.webm`;
  if (!existsSync(join(folder, file))) return [];
  const { lab, translations } = spoken({ lab: joined([name, allRound], ', ') });
  const vid = { video_id: sku, url: `/${file}`, type: 'turntable' };
  return [{ ...place, typ: 'external-video', lab, translations, vid }];
}
