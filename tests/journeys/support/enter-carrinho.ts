import { expect, type Page } from '@playwright/test';
import { SESSION_MS, signToken } from '#server/http/tokens.ts';
import { addBody } from '#tests/support/cart.ts';
import { idOf } from './produtos.ts';
import { type JourneyServer, JWT_KEY } from './server.ts';

/** Products with their quantities, as the server holds them for customer 101. */
type Linhas = readonly (readonly [produto: { ean: string; nome: string }, quantidade: number])[];

/** A token of the session that the ready device has. */
async function tokenOf({ db }: JourneyServer): Promise<string> {
  const session = await db.selectFrom('sessao').select(['sid', 'idUsuario']).executeTakeFirstOrThrow();
  const now = new Date();
  return await signToken(JWT_KEY, session, now, new Date(now.getTime() + SESSION_MS));
}

/**
 * Opens the cart with these lines in it, on a device that was made ready for customer 101: for journeys that begin
 * there. How lines get into a cart is the business of others.
 */
export async function enterCarrinho(page: Page, server: JourneyServer, linhas: Linhas): Promise<void> {
  const authorization = `Bearer ${await tokenOf(server)}`;
  for (const [produto, quantidade] of linhas) {
    const answer = await fetch(`${server.url}/api/Carrinho/manterCarrinhoCompra`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(addBody(await idOf(server.db, produto), quantidade)),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }
  await page.goto('/carrinho');
  for (const [{ nome }, quantidade] of linhas) {
    await expect(page.getByRole('spinbutton', { name: `Quantidade de ${nome}` })).toHaveValue(
      String(quantidade),
    );
  }
}
