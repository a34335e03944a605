import type { WireDocument } from '../../store/collections.ts';
import { paragraphs, spoken } from '../texts.ts';
import { careBlocks } from './care-blocks.ts';
import { productBlocks } from './product-blocks.ts';
import { shopBlocks } from './shop-blocks.ts';

/** Short texts that pages of the shop show (contract: CmsBlock). */
export const cmsBlocks: readonly WireDocument[] = [...shopBlocks, ...productBlocks, ...careBlocks].map(
  ({ identifier, title, text }, index) => ({
    id: index + 1,
    identifier,
    ...spoken({ title, content: paragraphs(text) }),
    active: true,
    store_id: 0,
  }),
);
