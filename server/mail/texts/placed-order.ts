/** What the mail of a placed order tells; amounts are written out already. */
export interface PlacedOrderFacts {
  readonly orderNumber: string;
  readonly lines: readonly OrderedLine[];
  readonly subtotal: string;
  readonly discount: { readonly amount: string; readonly code: string | null } | null;
  /** `null`: nothing is delivered. */
  readonly delivery: OrderedDelivery | null;
  /** What was chosen beside the goods, each with its price. */
  readonly fees: readonly { readonly label: string; readonly amount: string }[];
  readonly paymentFee: string | null;
  readonly total: string;
  readonly tax: string;
  /** How it is paid. */
  readonly payment: string;
  /** Where its delivery is booked, or `null`: it is not. */
  readonly link: string | null;
}

interface OrderedLine {
  readonly qty: number;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly amount: string;
}

interface OrderedDelivery {
  readonly title: string;
  /** `null`: it is free. */
  readonly amount: string | null;
  /** To whom it is brought, or where it is fetched, line by line; empty where that place is chosen with the time. */
  readonly address: readonly string[];
  readonly isCollected: boolean;
  /** The last day that was agreed on, in words; `null`: there is none. */
  readonly by: string | null;
  /** Each article comes as it is ready. */
  readonly isPartial: boolean;
}

/** What the parts of an order are called in one language. */
interface OrderWords {
  readonly subtotal: string;
  readonly discount: string;
  readonly delivery: string;
  readonly free: string;
  readonly paymentFee: string;
  readonly total: string;
  readonly tax: string;
  readonly payment: string;
  /** Sentences about the last day: of what is brought, and of what is collected. */
  readonly deliveredBy: (day: string) => string;
  readonly collectedBy: (day: string) => string;
  /** A sentence: it comes in several deliveries. */
  readonly inParts: string;
}

/** The paragraphs about what was ordered: lines, sums, where it goes, how it is paid. */
export function orderParagraphs(facts: PlacedOrderFacts, words: OrderWords): string[] {
  const { delivery } = facts;
  return [
    ...facts.lines.map(lineParagraph),
    sumsParagraph(facts, words),
    ...(delivery ? [[`${words.delivery}: ${delivery.title}`, ...delivery.address].join('\n')] : []),
    ...(delivery?.by ? [words[delivery.isCollected ? 'collectedBy' : 'deliveredBy'](delivery.by)] : []),
    ...(delivery?.isPartial ? [words.inParts] : []),
    `${words.payment}: ${facts.payment}`,
  ];
}

function lineParagraph({ qty, name, options, amount }: OrderedLine): string {
  return [`${qty} × ${name}, ${amount}`, ...options.map(({ label, value }) => `${label}: ${value}`)].join('\n');
}

function sumsParagraph(facts: PlacedOrderFacts, words: OrderWords): string {
  const { discount, delivery, fees, paymentFee } = facts;
  const rows: readonly (readonly [string, string | undefined | null])[] = [
    [words.subtotal, facts.subtotal],
    [discount?.code ? `${words.discount} (${discount.code})` : words.discount, discount?.amount],
    [words.delivery, delivery && (delivery.amount ?? words.free)],
    ...fees.map(({ label, amount }) => [label, amount] as const),
    [words.paymentFee, paymentFee],
    [words.total, facts.total],
    [words.tax, facts.tax],
  ];
  return rows.flatMap(([label, amount]) => (amount ? [`${label}: ${amount}`] : [])).join('\n');
}
