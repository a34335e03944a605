/** A request in the form that goes over the wire. `{{token}}` and `{{cartId}}` in the URL are filled when sent. */
export interface WireRequest {
  readonly method: string;
  /** Path and query on the API host. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent byte for byte. */
  readonly body: string | null;
}
