import type { OrderHistoryOrder, User, UserProfileUpdate } from '#schemas/api/generated/types.gen.ts';

interface Account {
  readonly id: number;
  password: string;
  profile: User;
  /** The customer's active cart on the server behind this one. */
  cartId: string | null;
  readonly orders: OrderHistoryOrder[];
}

interface Family {
  readonly account: Account;
  current: string;
  before: string | null;
  isRevoked: boolean;
}

/** A request that did something, and as whom. */
interface Deed {
  readonly path: string;
  /** The customer's number, or `null` for a guest. */
  readonly as: number | null;
  readonly cartId: string | null;
  readonly body: string;
}

type Handle = (request: Request) => Promise<Response>;

/**
 * The account calls of the contract in memory, before a server that only knows guests: accounts, tokens that can be made to
 * expire, refresh tokens that are exchanged once. It notes whose token came with what, and what it refused.
 */
export class AccountShop {
  readonly deeds: Deed[] = [];
  readonly refreshes: string[] = [];
  /** Digests of refresh tokens whose sign-in was ended. */
  readonly endings: string[] = [];
  /** Where everything was asked. */
  readonly addresses: string[] = [];
  /** What came with the token of somebody else than it belongs to. */
  readonly crossings: string[] = [];
  /** Everything that was ever a secret. */
  readonly secrets = new Set<string>();
  /** Paths that are answered with an error of the server. */
  readonly failing = new Set<string>();
  /** Paths whose answers arrive only after this. */
  readonly held = new Map<string, Promise<void>>();
  /** Set to have refresh calls go unanswered. */
  isRefreshLost = false;
  /** Waited for before the answer to whoever asks for a profile arrives. */
  beforeArrival: () => Promise<void> = async () => undefined;
  /** Waited for before a profile is changed. */
  beforeUpdate: () => Promise<void> = async () => undefined;
  /** Waited for before the answer to a change of a profile arrives. */
  afterUpdate: () => Promise<void> = async () => undefined;
  private readonly behind: Handle;
  private readonly accounts = new Map<string, Account>();
  private readonly families = new Map<string, Family>();
  private readonly tokens = new Map<string, Account>();
  private readonly replies = new Map<string, string>();
  /** Whose each cart is; `null`: a guest's. */
  private readonly carts = new Map<string, number | null>();
  private drawn = 0;

  constructor(behind: Handle) {
    this.behind = behind;
  }

  addAccount(email: string, password: string, extra: Partial<User> = {}): number {
    const id = 100 + this.accounts.size;
    const names = { firstname: 'Kari', lastname: 'Nordmann' };
    const profile = { id, group_id: 1, email, ...names, addresses: [], version: 1, ...extra };
    this.accounts.set(email, { id, password, profile, cartId: null, orders: [] });
    this.secrets.add(password);
    return id;
  }

  addOrder(email: string, order: OrderHistoryOrder): void {
    this.accounts.get(email)!.orders.unshift(order);
  }

  /** An order is delivered. */
  deliver(email: string, number: string): void {
    this.accounts.get(email)!.orders.find(({ increment_id }) => increment_id === number)!.status = 'complete';
  }

  /** The customer's cart at the shop behind this one. */
  cartOf(email: string): string | null {
    return this.accounts.get(email)!.cartId;
  }

  profileOf(email: string): User {
    return this.accounts.get(email)!.profile;
  }

  changeProfile(email: string, change: Partial<User>): void {
    const account = this.accounts.get(email)!;
    account.profile = { ...account.profile, ...change, version: (account.profile.version ?? 0) + 1 };
  }

  /** All access tokens are too old now. */
  expireTokens(): void {
    this.tokens.clear();
  }

  /** All sessions are ended by the shop. */
  revokeAll(): void {
    for (const family of this.families.values()) family.isRevoked = true;
    this.tokens.clear();
  }

  readonly handle = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    this.addresses.push(request.url);
    const said = await this.answer(request, pathname);
    await this.held.get(pathname);
    return said;
  };

  private async answer(request: Request, pathname: string): Promise<Response> {
    if (this.failing.has(pathname)) return refused(503);
    if (pathname.startsWith('/api/user/')) return this.user(request, pathname);
    const bearer = request.headers.get('authorization');
    if (!bearer && !pathname.startsWith('/api/cart/') && pathname !== '/api/order') return this.behind(request);
    return this.behindWall(request, pathname, bearer);
  }

  private async user(request: Request, path: string): Promise<Response> {
    const text = await request.text();
    const body = (text ? JSON.parse(text) : {}) as Record<string, never>;
    if (path === '/api/user/login') {
      const account = this.accounts.get(body['username']!);
      if (!account || account.password !== body['password']) return refused(401);
      return this.begin(account);
    }
    if (path === '/api/user/logout') {
      this.endings.push(body['refreshTokenDigest']!);
      return done(true);
    }
    if (path === '/api/user/refresh') return this.refresh(body['refreshToken']!);
    if (path === '/api/user/create') {
      const { email, ...profile } = (body as unknown as { customer: User }).customer;
      if (this.accounts.has(email)) return refused(400, { code: 'EMAIL_TAKEN' });
      this.addAccount(email, body['password']!, profile);
      return done(this.profileOf(email));
    }
    if (path === '/api/user/create-password' || path === '/api/user/reset-password') {
      const account = this.accounts.get(body['email']!);
      if (!account) return refused(404);
      if (path === '/api/user/reset-password') return done(true);
      if (body['resetToken'] !== 'reset-token') return refused(400, { errorMessage: 'wrong', code: 400 });
      account.password = body['newPassword']!;
      return done(true);
    }
    const account = this.who(request.headers.get('authorization'));
    if (!account) return refused(401);
    if (path === '/api/user/change-password') {
      if (body['currentPassword'] !== account.password) return refused(400, { errorMessage: 'wrong', code: 400 });
      account.password = body['newPassword']!;
      this.secrets.add(account.password);
      this.revokeAll();
      return done(true);
    }
    if (path === '/api/user/me' && request.method === 'POST') {
      await this.beforeUpdate();
      const said = this.update(request, account, text);
      await this.afterUpdate();
      return said;
    }
    if (path === '/api/user/me') {
      const said = done(account.profile);
      await this.beforeArrival();
      return said;
    }
    if (path === '/api/user/order-history') return done({ items: account.orders, total_count: account.orders.length });
    return this.changeOrder(account, path);
  }

  private update(request: Request, account: Account, text: string): Response {
    const key = request.headers.get('idempotency-key')!;
    const known = this.replies.get(key);
    if (known) return new Response(known, { headers: { 'content-type': 'application/json' } });
    const { base_version: base, ...customer } = (JSON.parse(text) as UserProfileUpdate).customer;
    const { version = 0 } = account.profile;
    if (base !== undefined && base !== version)
      return refused(400, { code: 'PROFILE_CHANGED', current: account.profile });
    const addresses = (customer.addresses ?? []).map((address) => ({ id: ++this.drawn, ...address }));
    account.profile = { ...account.profile, ...customer, addresses, version: version + 1 };
    this.deeds.push({ path: '/api/user/me', as: account.id, cartId: null, body: text });
    this.replies.set(key, JSON.stringify({ code: 200, result: account.profile }));
    return done(account.profile);
  }

  private changeOrder(account: Account, path: string): Response {
    const [, number, change] = /^\/api\/user\/orders\/(\d+)\/(cancel|return)$/.exec(path) ?? [];
    const order = account.orders.find(({ increment_id }) => increment_id === number);
    if (!order) return refused(404);
    if (order.status !== 'processing') return refused(400, { code: 'ORDER_NOT_CANCELABLE' });
    order.status = change === 'cancel' ? 'canceled' : 'return_requested';
    this.deeds.push({ path, as: account.id, cartId: null, body: '' });
    return done(order);
  }

  private begin(account: Account): Response {
    const family: Family = { account, current: this.draw('refresh'), before: null, isRevoked: false };
    this.families.set(family.current, family);
    return this.tokensOf(family);
  }

  private refresh(given: string): Response {
    this.refreshes.push(given);
    if (this.isRefreshLost) throw new TypeError('fetch failed');
    const family = this.families.get(given);
    const failed = { code: 401, result: null, meta: { message: 'Invalid refresh token provided' } };
    if (!family || family.isRevoked || (given !== family.current && given !== family.before))
      return Response.json(failed, { status: 401 });
    if (given === family.current) {
      family.before = given;
      family.current = this.draw('refresh');
      this.families.set(family.current, family);
    }
    return this.tokensOf(family);
  }

  private tokensOf({ account, current }: Family): Response {
    const token = this.draw('access');
    this.tokens.set(token, account);
    return Response.json({ code: 200, result: token, meta: { refreshToken: current } });
  }

  private draw(kind: string): string {
    const secret = `${kind}-token-${++this.drawn}-secret`;
    this.secrets.add(secret);
    return secret;
  }

  private who(bearer: string | null): Account | null {
    return this.tokens.get(bearer?.replace(/^Bearer /, '') ?? '') ?? null;
  }

  /** Carts and orders of customers are those of guests behind this wall. */
  private async behindWall(request: Request, path: string, bearer: string | null): Promise<Response> {
    const account = this.who(bearer);
    if (bearer && !account) return refused(401);
    const url = new URL(request.url);
    const cartId = url.searchParams.get('cartId');
    const body = await request.text();
    const as = account?.id ?? null;
    if (cartId !== null && this.carts.get(cartId) !== as) this.crossings.push(`${path} of ${cartId} as ${as}`);
    if (path === '/api/order' && (JSON.parse(body) as { user_id: string }).user_id !== String(as ?? '')) {
      this.crossings.push(`an order as ${as}: ${body}`);
      return refused(403);
    }
    if (path === '/api/cart/create' && account?.cartId) return done(account.cartId);
    const headers = new Headers(request.headers);
    headers.delete('authorization');
    const plain = path === '/api/order' ? JSON.stringify({ ...JSON.parse(body), user_id: '' }) : body;
    const { method } = request;
    const passed = new Request(request.url, { method, headers, body: method === 'GET' ? null : plain || null });
    const answer = await this.behind(passed);
    if (answer.ok) this.deeds.push({ path, as, cartId, body });
    if (answer.ok && path === '/api/cart/create') {
      const made = String(((await answer.clone().json()) as { result: unknown }).result);
      this.carts.set(made, as);
      if (account) account.cartId = made;
    }
    const isEnded = path === '/api/order' && (JSON.parse(body) as { cart_id: string }).cart_id !== '';
    if (account && answer.ok && isEnded) account.cartId = null;
    return answer;
  }
}

function done(result: unknown): Response {
  return Response.json({ code: 200, result });
}

function refused(status: number, result: unknown = 'refused'): Response {
  return Response.json({ code: status, result }, { status });
}
