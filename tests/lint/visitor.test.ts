import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '..', '..', 'src');

/** An import or re-export of values from our own code; types disappear at compile time. */
const OWN = /^(?:import|export) (?!type )(?:[^;']*? from )?'(#[^']+|\.\/[^']+)';$/gm;

function ownImports(file: string): string[] {
  const text = readFileSync(path.join(SRC, file), 'utf8');
  return Array.from(text.matchAll(OWN), ([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target),
  );
}

/** All that is there once `roots` are, by its place in `src`, sorted. */
function loadedWith(...roots: string[]): string[] {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...ownImports(file));
  }
  return [...found].sort();
}

const DEVICE = /^(?:vault|mirror|outbox|engine|sync)\//;

test('follows imports in any form to their targets', () => {
  expect(loadedWith('app/device/device-code.ts').filter((file) => DEVICE.test(file))).toContain(
    'outbox/unsent.ts',
  );
});

test('a visitor who searches loads no database, no queue and no synchronisation', () => {
  const loaded = loadedWith('main.tsx', 'features/busca/page/busca-visitante.tsx');
  expect(loaded.filter((file) => DEVICE.test(file))).toEqual([
    'engine/ordem.ts',
    'mirror/to-combo-da-busca.ts',
    'mirror/to-produto-pagina.ts',
    'mirror/to-produto-resumo.ts',
    'outbox/count-waiting.ts',
    'vault/is-connected.ts',
  ]);
});

test('a visitor who searches loads only the schemas of the start and of their requests', () => {
  const loaded = loadedWith('main.tsx', 'features/busca/page/busca-visitante.tsx');
  expect(loaded.filter((file) => file.startsWith('contract/'))).toEqual([
    'contract/access/papel.ts',
    'contract/access/sessao.ts',
    'contract/access/sessoes.ts',
    'contract/cart/carrinho-situacao.ts',
    'contract/catalogue/cashback.ts',
    'contract/catalogue/combo.ts',
    'contract/catalogue/ecommerce-item.ts',
    'contract/catalogue/ecommerce-produto.ts',
    'contract/catalogue/item-busca.ts',
    'contract/catalogue/selo.ts',
    'contract/catalogue/sinais.ts',
    'contract/content/novidades.ts',
    'contract/content/parametro.ts',
    'contract/content/tema.ts',
    'contract/wire/call.ts',
    'contract/wire/codigo.ts',
    'contract/wire/headers.ts',
    'contract/wire/paging.ts',
    'contract/wire/recusa.ts',
    'contract/wire/to-wire.ts',
    'contract/wire/wire.ts',
  ]);
});

test('the parts of a card that buys come with the device', () => {
  const loaded = loadedWith(
    'main.tsx',
    'features/busca/page/busca-visitante.tsx',
    'features/conteudo/vitrines.tsx',
  );
  expect(loaded).not.toContain('parts/buy/produto-compravel.tsx');
  expect(loaded).not.toContain('app/header/user-menu.tsx');
  expect(loadedWith('app/device/device-code.ts')).toContain('parts/buy/produto-compravel.tsx');
});
