import { expect, type Page } from '@playwright/test';
import { SESSION_MS, signToken } from '#server/http/tokens.ts';
import { TEST_KEY } from '#tests/support/api.ts';
import { add } from '#tests/support/cart.ts';
import { idOf } from './produtos.ts';
import type { JourneyServer } from './server.ts';

/** Products and the quantity of each. */
type Linhas = readonly (readonly [produto: { ean: string; nome: string }, quantidade: number])[];

/** A new token for the ready device's session. */
async function tokenOf({ db }: JourneyServer): Promise<string> {
  const session = await db.selectFrom('sessao').select(['sid', 'idUsuario']).executeTakeFirstOrThrow();
  const now = new Date();
  return await signToken(TEST_KEY, session, now, new Date(now.getTime() + SESSION_MS));
}

/** Stores lines in the cart of customer 101 on the server, then opens the cart on a ready device. */
export async function enterCarrinho(page: Page, server: JourneyServer, linhas: Linhas): Promise<void> {
  const client = server.as(await tokenOf(server));
  for (const [produto, quantidade] of linhas) {
    const answer = await add(client, await idOf(server.db, produto), quantidade);
    expect(answer.status, answer.text).toBe(200);
  }
  await page.goto('/carrinho');
  for (const [{ nome }, quantidade] of linhas) {
    await expect(page.getByRole('spinbutton', { name: `Quantidade de ${nome}` })).toHaveValue(
      String(quantidade),
    );
  }
}
