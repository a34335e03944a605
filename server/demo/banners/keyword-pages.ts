/** Words that lead to a page of the shop instead of a search, in all its languages (contract: KeywordRedirectMap). */
export const keywordPages: readonly { readonly keywords: readonly string[]; readonly url: string }[] = [
  { keywords: ['retur', 'angrerett', 'ångerrätt', 'returns', 'fortrydelsesret', 'palautus'], url: '/i/returns' },
  { keywords: ['frakt', 'levering', 'leverans', 'delivery', 'fragt', 'toimitus'], url: '/i/delivery' },
  { keywords: ['reservedeler', 'reservdelar', 'spare parts', 'reservedele', 'varaosat'], url: '/i/spare-parts' },
  { keywords: ['vedlikehold', 'skötsel', 'care', 'vedligeholdelse', 'hoito'], url: '/i/care' },
  { keywords: ['utstilling', 'åpningstider', 'öppettider', 'opening hours', 'åbningstider'], url: '/i/showrooms' },
  { keywords: ['kundeservice', 'kundtjänst', 'customer service', 'asiakaspalvelu'], url: '/i/customer-service' },
];
