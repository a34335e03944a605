import { Bench } from './bench.ts';
import { type Row, tableOf } from './row.ts';
import { addingToCart } from './rows/adding-to-cart.ts';
import { browsing } from './rows/browsing.ts';
import { changedPrices } from './rows/changed-prices.ts';
import { demoFilling } from './rows/demo-filling.ts';
import { feedCrowd } from './rows/feed-crowd.ts';
import { filtering } from './rows/filtering.ts';
import { firstVisit } from './rows/first-visit.ts';
import { indexAnswers } from './rows/index-answers.ts';
import { javaScript } from './rows/java-script.ts';
import { largeCatalogues } from './rows/large-catalogues.ts';
import { largeDevice } from './rows/large-device.ts';
import { listingViews } from './rows/listing-views.ts';
import { longTasks } from './rows/long-tasks.ts';
import { offlineReload } from './rows/offline-reload.ts';
import { openCategory } from './rows/open-category.ts';
import { orderRate } from './rows/order-rate.ts';
import { ordering } from './rows/ordering.ts';
import { overload } from './rows/overload.ts';
import { pointReads } from './rows/point-reads.ts';
import { productPages } from './rows/product-pages.ts';
import { replication } from './rows/replication.ts';
import { searchAnswers } from './rows/search-answers.ts';
import { searchRelevance } from './rows/search-relevance.ts';
import { searchTyping } from './rows/search-typing.ts';
import { secondVisit } from './rows/second-visit.ts';
import { worstTexts } from './search/worst.ts';

const WORST = 30;

/** Everything that is measured, by the name that `--only` takes. */
const groups: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>> = {
  javascript: javaScript,
  demo: demoFilling,
  large: largeCatalogues,
  index: indexAnswers,
  search: searchRelevance,
  'search-speed': searchAnswers,
  'search-typing': searchTyping,
  replication,
  'large-device': largeDevice,
  reads: pointReads,
  category: openCategory,
  'long-tasks': longTasks,
  views: listingViews,
  filter: filtering,
  browse: browsing,
  product: productPages,
  prices: changedPrices,
  cart: addingToCart,
  orders: ordering,
  'order-rate': orderRate,
  overload,
  'feed-crowd': feedCrowd,
  offline: offlineReload,
  'first-visit': firstVisit,
  'second-visit': secondVisit,
};

/**
 * Measures what the arguments ask for: `--only a,b` some groups, else all; `--json` prints for programs. True: every target
 * was met. `--worst 30` prints instead what the search answers worst, of the queries that it may be tuned by.
 */
export async function runBench(args: readonly string[]): Promise<boolean> {
  if (args.includes('--worst')) {
    process.stdout.write(await worstTexts(Number(args[args.indexOf('--worst') + 1] ?? WORST)));
    return true;
  }
  const wanted = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '').split(',') : Object.keys(groups);
  const unknown = wanted.filter((name) => !Object.hasOwn(groups, name));
  if (unknown.length > 0) {
    say(`There are no rows ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}.`);
    return false;
  }
  const bench = new Bench(say);
  const rows: Row[] = [];
  let areAllMeasured = true;
  for (const name of wanted) {
    say(`Measuring ${name} ...`);
    try {
      rows.push(...(await groups[name]!(bench)));
    } catch (error) {
      // What the others say took many minutes.
      areAllMeasured = false;
      say(`${name} was not measured: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  await bench.close();
  process.stdout.write(`${args.includes('--json') ? JSON.stringify(rows) : tableOf(rows)}\n`);
  return areAllMeasured && rows.every(({ met }) => met);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
