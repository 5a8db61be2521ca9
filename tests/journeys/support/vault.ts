import type { Page } from '@playwright/test';

/** A cart's lines: quantities by the product's id. */
export type Linhas = Readonly<Record<number, number>>;

export type Held = { unsent: number; undecided: number; linhas: Linhas; confirmed: readonly number[] };

/** The vault of the signed-in user, read next to the app. */
export const readVault = (page: Page): Promise<Held> =>
  page.evaluate(async () => {
    const kept = localStorage.getItem('GSUsuario') ?? sessionStorage.getItem('GSUsuario');
    const { id } = JSON.parse(kept ?? '{}') as { id: number };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`vault:maleta:${id}`);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no vault'));
    });
    const all = <Row>(table: string) =>
      new Promise<Row[]>((resolve, reject) => {
        const reading = database.transaction(table).objectStore(table).getAll();
        reading.onsuccess = () => resolve(reading.result as Row[]);
        reading.onerror = () => reject(new Error(`${table} cannot be read`));
      });
    type Carrinho = { carrinho: { itens: { idItem: number; quantidade: number }[] } | null };
    const outbox = await all('outbox');
    const parked = await all<{ decided: unknown }>('parked');
    const receipts = await all<{ pedidos: { idPrePedido: number }[] }>('receipts');
    const carrinhos = await all<Carrinho>('carrinhos');
    database.close();
    const itens = carrinhos.flatMap(({ carrinho }) => carrinho?.itens ?? []);
    return {
      unsent: outbox.length,
      undecided: parked.filter(({ decided }) => decided === null).length,
      linhas: Object.fromEntries(itens.map((item) => [item.idItem, item.quantidade])),
      confirmed: receipts
        .flatMap(({ pedidos }) => pedidos.map((one) => one.idPrePedido))
        .sort((a, b) => a - b),
    };
  });

/** How many changes the device has not heard of. */
export const unsent = async (page: Page): Promise<number> => (await readVault(page)).unsent;
