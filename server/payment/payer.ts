import { eq } from 'drizzle-orm';
import type { Customer } from '../account/customers.ts';
import { customers } from '../store/account-schema.ts';
import type { Queries } from '../store/database.ts';

/** Who pays, with the prices of their group; `null` for a guest, and where the account is gone. */
export async function customerById(queries: Queries, id: number | null): Promise<Customer | null> {
  if (id === null) return null;
  const [customer] = await queries.select().from(customers).where(eq(customers.id, id));
  return customer ?? null;
}
