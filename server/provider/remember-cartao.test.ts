import { expect, test } from 'vitest';
import { rememberCartao } from './remember-cartao.ts';
import { semOperadora } from './unavailable.ts';

let now = 0;
let asked: number[] = [];

function remembering(answer: (times: number) => Promise<boolean>) {
  now = 0;
  asked = [];
  const cartaoLiberado = (idPessoaFilial: number) => {
    asked.push(idPessoaFilial);
    return answer(asked.length);
  };
  return rememberCartao({ ...semOperadora, cartaoLiberado }, () => new Date(now));
}

test('a yes is asked for once a minute per branch, also by parallel callers', async () => {
  const pagamentos = remembering(async () => true);
  const answers = await Promise.all([1, 1, 2, 1].map((filial) => pagamentos.cartaoLiberado(filial)));
  now = 59_999;
  answers.push(await pagamentos.cartaoLiberado(1));
  expect(answers).toEqual([true, true, true, true, true]);
  expect(asked).toEqual([1, 2]);
  now = 60_000;
  await pagamentos.cartaoLiberado(1);
  expect(asked).toEqual([1, 2, 1]);
});

test('a no, which may be a missing response, is asked about again after five seconds', async () => {
  const pagamentos = remembering(async (times) => times > 1);
  expect(await pagamentos.cartaoLiberado(1)).toBe(false);
  now = 4999;
  expect(await pagamentos.cartaoLiberado(1)).toBe(false);
  now = 5000;
  expect(await pagamentos.cartaoLiberado(1)).toBe(true);
});

test('an error is thrown and not remembered', async () => {
  const pagamentos = remembering(async (times) => {
    if (times === 1) throw new Error('broken');
    return true;
  });
  await expect(pagamentos.cartaoLiberado(1)).rejects.toThrow('broken');
  expect(await pagamentos.cartaoLiberado(1)).toBe(true);
});

test('made-up branch ids do not fill the memory', async () => {
  const pagamentos = remembering(async () => true);
  for (let filial = 0; filial <= 500; filial++) await pagamentos.cartaoLiberado(filial);
  await pagamentos.cartaoLiberado(0);
  expect(asked.filter((filial) => filial === 0)).toHaveLength(2);
});
