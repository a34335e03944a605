import type { GroupPrices } from '#domain/group-prices.ts';
import type { Offers } from '#domain/offers.ts';
import type { OfferDoc } from '../documents/catalogue-documents.ts';

/** What the shop said about articles of late, to everybody, and what it said to the group of who is signed in (D84). */
export class OffersHere extends Map<string, OfferDoc> implements Offers {
  ofGroup: GroupPrices | null = null;
}
