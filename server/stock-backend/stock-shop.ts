import type { StockBackends } from '#config/stock-backend.ts';
import { storeViews } from '#config/stores.ts';

/** A stock vue-storefront-api that this server stands before (decision 085). */
export interface StockShop {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** How each store view is asked for. */
  readonly views: StockBackends;
}

const names = [
  'BACKEND_INDEX',
  'BACKEND_STORE',
  'BACKEND_STORE_ID',
  'BACKEND_TAX_COUNTRY',
  'BACKEND_PRICES',
  'BACKEND_MAGAZINE',
] as const;
type Name = (typeof names)[number];

/** Reads what the environment says of a stock backend; `null`: there is none. Throws a sentence for what makes no sense. */
export function stockShopOf(env: NodeJS.ProcessEnv): StockShop | null {
  const address = env['BACKEND'] ?? '';
  if (address === '') {
    const said = names.find((name) => env[name]);
    if (said) throw new Error(`${said} needs BACKEND, the address of the vue-storefront-api`);
    return null;
  }
  const values = Object.fromEntries(names.map((name) => [name, byView(env, name)])) as Record<Name, ByView>;
  return {
    url: urlOf(address),
    views: Object.fromEntries(
      storeViews.map(({ code, tax }) => [
        code,
        {
          index: fitting('BACKEND_INDEX', values.BACKEND_INDEX(code) ?? 'vue_storefront_catalog', /^[a-z0-9][\w-]*$/),
          storeCode: fitting('BACKEND_STORE', values.BACKEND_STORE(code) ?? '', /^[\w-]*$/),
          storeId: Number(fitting('BACKEND_STORE_ID', values.BACKEND_STORE_ID(code) ?? '1', /^[1-9]\d{0,5}$/)),
          taxCountry: fitting(
            'BACKEND_TAX_COUNTRY',
            values.BACKEND_TAX_COUNTRY(code) ?? tax.defaultCountry,
            /^[A-Z]{2}$/,
          ),
          arePricesGross:
            fitting('BACKEND_PRICES', values.BACKEND_PRICES(code) ?? 'net', /^(?:net|gross)$/) === 'gross',
          hasMagazine: fitting('BACKEND_MAGAZINE', values.BACKEND_MAGAZINE(code) ?? 'off', /^(?:off|on)$/) === 'on',
        },
      ]),
    ),
  };
}

/** A backend is named without `/api`, which its addresses begin with. */
function urlOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`BACKEND is not an address such as https://api.example.com: ${address}`);
  if (url.search || url.hash || url.username)
    throw new Error('BACKEND is an address without a query and without a password');
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/api$/, '')}`;
}

type ByView = (storeCode: string) => string | undefined;

/** One value for every store view, or one for each: `bmno=vue_storefront_catalog_no,default=vue_storefront_catalog_se`. */
function byView(env: NodeJS.ProcessEnv, name: Name): ByView {
  const said = env[name] || undefined;
  if (!said?.includes('=')) return () => said;
  const known = storeViews.map(({ code }) => code);
  const values = new Map(said.split(',').map((each) => each.trim().split('=', 2) as [string, string]));
  const strange = [...values.keys()].find((code) => !known.includes(code));
  if (strange !== undefined) throw new Error(`${name} names the store view ${strange}; there are ${known.join(', ')}`);
  return (code) => values.get(code);
}

function fitting(name: Name, value: string, form: RegExp): string {
  if (!form.test(value)) throw new Error(`${name} cannot be ${value}`);
  return value;
}
