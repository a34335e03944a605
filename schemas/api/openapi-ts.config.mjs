// The validators treat unknown keys as the contract says: `additionalProperties: true` keeps them (attributes of a
// product), `false` refuses them (an order), and without the word they are dropped.
const objectByAdditionalProperties = (ctx) => {
  const { $, nodes, schema, symbols } = ctx;
  const additional = schema.additionalProperties;
  const hasProperties = schema.properties && Object.keys(schema.properties).length > 0;
  if (!additional || !hasProperties) return undefined;
  const factory = additional.type === 'never' ? 'strictObject' : 'looseObject';
  return $(symbols.z).attr(factory).call(nodes.shape(ctx));
};

export default {
  input: 'schemas/api/storefront.openapi.yaml',
  output: { path: 'schemas/api/generated', clean: true },
  logs: { level: 'warn' },
  plugins: [
    '@hey-api/typescript',
    { name: 'zod', compatibilityVersion: 'mini', '~resolvers': { object: objectByAdditionalProperties } },
  ],
};
