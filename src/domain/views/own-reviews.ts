/** A review that whoever uses this device wrote. */
export interface OwnReviewView {
  readonly id: string;
  readonly sku: string;
  readonly productName: string;
  /** `null` where the product has no page (any more), and for a review of the shop. */
  readonly path: string | null;
  readonly score: number;
  readonly title: string;
  readonly text: string;
  readonly createdAt: number;
  /**
   * `queued` on this device, `sent` and looked at by nobody yet, `published` or `refused` by who looked at it; `failed`: the shop did
   * not take it.
   */
  readonly state: 'queued' | 'sent' | 'published' | 'refused' | 'failed';
}
