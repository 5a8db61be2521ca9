import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PromocaoCombo } from '#contract/catalogue/combo.ts';
import { sampleItem } from '#domain/cart/carrinho-sample.ts';
import { restanteDoLimite } from '#domain/combo/combo-limite.ts';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts } from '#tests/support/dom/shown.ts';
import { ToastHost } from '#ui/layer/toast-host.tsx';
import { ComboBuy } from './combo-buy.tsx';

const user = person();

type Situacao = { quantidadeLimite: number; quantidadeComprada?: number; inCart?: number };

function Buy({ inCart = 0, ...limite }: Situacao) {
  const [quantidade, setQuantidade] = useState(1);
  const [bought, setBought] = useState(0);
  return (
    <>
      <ComboBuy
        combo={{ descricao: 'Combo Dor', promocaoCombo: limite as PromocaoCombo }}
        vendido={{
          item: sampleItem(),
          celula: { inCart: inCart + bought, item: undefined, isQueued: false },
          estoque: 'disponivel',
          maximo: restanteDoLimite(limite),
          comprar: async (more) => {
            // The cart shows the change before the action has ended.
            setBought(more);
            await new Promise((resolve) => setTimeout(resolve, 20));
            return true;
          },
          setQuantidade: async () => null,
        }}
        isVisitor={false}
        isDense={false}
        quantidade={quantidade}
        onQuantidade={setQuantidade}
      />
      <ToastHost />
    </>
  );
}

/** Renders a combo's counter under a limit. Returns a function that changes the limit or the cart. */
function openBuy(first: Situacao) {
  const { rerender } = render(<Buy {...first} />);
  return { change: (to: Situacao) => rerender(<Buy {...to} />) };
}

const counter = () => screen.getByRole<HTMLInputElement>('spinbutton');
const choose = async (quantidade: number) => {
  await user.click(counter());
  await user.keyboard(`${quantidade}{Tab}`);
};

test('a combo explains a reduced quantity when earlier orders use up its limit', async () => {
  const { change } = openBuy({ quantidadeLimite: 5 });
  await choose(4);
  change({ quantidadeLimite: 5, quantidadeComprada: 3 });
  expect(counter().value).toBe('2');
  expect(
    await shownToasts().findByText(
      'O limite deste combo é de 5 por cliente. Já foram pedidos 3. A quantidade passou de 4 para 2.',
    ),
  ).toBeTruthy();
  change({ quantidadeLimite: 5 });
  expect(counter().value).toBe('2');
});

test('a combo explains a reduced quantity by the units in the cart', async () => {
  const { change } = openBuy({ quantidadeLimite: 5 });
  await choose(5);
  change({ quantidadeLimite: 5, inCart: 2 });
  expect(
    await shownToasts().findByText(
      'O limite deste combo é de 5 por cliente. No carrinho já estão 2. A quantidade passou de 5 para 3.',
    ),
  ).toBeTruthy();
});

test('buying most of a combo’s limit shows no message about a reduced quantity', async () => {
  openBuy({ quantidadeLimite: 5 });
  await choose(4);
  await user.click(screen.getByRole('button', { name: /Comprar|Adicionar/ }));
  await screen.findByDisplayValue('1');
  expect(shownToasts().queryByText(/A quantidade passou/)).toBeNull();
});
