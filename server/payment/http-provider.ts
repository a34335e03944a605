import {
  type PaymentProvider,
  ProviderFailure,
  type ProviderOrder,
  type ProviderRequest,
  ReadOnlyOrder,
} from './provider.ts';

const DEADLINE_MS = 10_000;

interface ProviderAccess {
  readonly origin: string;
  readonly secret: string;
  /** How requests get there; the stand-in is asked in this process. */
  readonly send: (request: Request) => Promise<Response>;
}

function isAway(cause: unknown): never {
  throw new ProviderFailure('the payment provider does not answer', { cause });
}

/** The provider over its protocol: JSON, with the shop's secret. */
export function httpProvider({ origin, secret, send }: ProviderAccess): PaymentProvider {
  const ask = async (path: string, body?: unknown): Promise<Response> =>
    send(
      new Request(`${origin}/merchant/orders${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      }),
    ).catch(isAway);
  const orderOf = async (response: Response): Promise<ProviderOrder> => {
    if (response.status === 403) throw new ReadOnlyOrder();
    if (!response.ok) throw new ProviderFailure(`the payment provider answered ${response.status}`);
    return (await response.json().catch(isAway)) as ProviderOrder;
  };
  return {
    origin,
    create: async (request: ProviderRequest) => orderOf(await ask('', request)),
    update: async (id, request) => orderOf(await ask(`/${encodeURIComponent(id)}`, request)),
    async read(id) {
      const response = await ask(`/${encodeURIComponent(id)}`);
      return response.status === 404 ? null : orderOf(response);
    },
    async cancel(id) {
      const response = await ask(`/${encodeURIComponent(id)}/cancel`, {});
      if (!response.ok && response.status !== 404) await orderOf(response);
    },
  };
}
