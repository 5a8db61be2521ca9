import { describe, expect, test } from 'vitest';
import { oneDatabase } from '#tests/support/database.ts';
import { useLoads } from '#tests/support/loads.ts';
import { passadoDe } from '#tests/support/past-orders.ts';

const NBSP = '\u00a0';
const etapa = (situacao: string, hora: string) => ({ situacao, em: `2026-10-05T${hora}:00-03:00` });

describe.each(oneDatabase)('a line of a past order on $name', ({ open }) => {
  const loads = useLoads(open);

  /** Why lines with these members are refused: the number of the line and the reason. */
  const motivosOf = async (changes: readonly object[]): Promise<string[]> => {
    const linhas = changes.map((more, at) => passadoDe(loads.db, { codigoErp: `PV-${at + 1}`, ...more }));
    return await loads.motivosOf('historico?simular=true', await Promise.all(linhas));
  };

  test('is refused with its reason', async () => {
    const cases: readonly (readonly [more: object, motivo: string])[] = [
      [{ cliente: '999' }, 'O cliente 999 não existe.'],
      [{ usuario: 'ana' }, 'O usuário ana não existe.'],
      [{ filial: '9' }, 'A filial 9 não existe.'],
      [{ condicao: '9' }, 'A condição 9 não existe.'],
      [{ prazo: '99' }, 'O prazo 99 não existe.'],
      [{ origem: 'loja' }, 'O campo origem tem de ser um de: televendas, ecommerce (veio "loja").'],
      [{ itens: [] }, 'O campo itens tem de ter 1 ou mais itens.'],
      [{ etapas: [] }, 'O campo etapas tem de ter 1 ou mais itens.'],
      [{ etapas: undefined }, 'O campo etapas falta, e o código é novo.'],
      [{ etapas: [etapa('2', '11:00'), etapa('2', '12:00')] }, 'O campo etapas tem um item repetido.'],
      [{ total: 111.49 }, `O total é R$${NBSP}111,49, e os itens somam R$${NBSP}111,50.`],
      [{ ocorrencia: 'Sem limite' }, 'Só um pedido recusado ou cancelado tem ocorrencia.'],
      [
        { etapas: [etapa('7', '11:00'), etapa('6', '12:00')] },
        'Um pedido faturado não é recusado nem cancelado.',
      ],
      [
        { etapas: [etapa('1', '11:00'), etapa('6', '12:00')] },
        'O pedido é recusado ou cancelado, não os dois.',
      ],
      [
        { etapas: [etapa('2', '09:59')] },
        'A situação Em análise é anterior ao pedido ou à situação antes dela.',
      ],
      [
        { etapas: [etapa('10', '11:00'), etapa('7', '12:00')] },
        'A situação Entregue é anterior ao pedido ou à situação antes dela.',
      ],
    ];
    expect((await motivosOf(cases.map(([more]) => more))).toSorted()).toEqual(
      cases.map(([, motivo], at) => `${at + 1} ${motivo}`).toSorted(),
    );
  });

  test('is refused when an item names an unknown product, or its figures do not fit', async () => {
    const {
      itens: [um, ...outros],
    } = await passadoDe(loads.db);
    const comItem = (more: object, total = 111.5) => ({ total, itens: [{ ...um, ...more }, ...outros] });
    const produto = um?.produto ?? '';
    expect(
      await motivosOf([
        comItem({ produto: 'X-9' }),
        comItem({ quantidadeFalta: 11 }),
        comItem({ stFcp: 1 }),
        comItem({ valorTotal: 92.61 }, 111.61),
        comItem({ valorTotal: 92.6 }, 111.6),
        comItem({ quantidadeFalta: 10, valorTotal: 0 }, 19),
        comItem({ produto: outros[0]?.produto }),
      ]),
    ).toEqual([
      '1 O produto X-9 não existe.',
      `2 O item ${produto} tem quantidadeFalta maior que quantidade.`,
      `3 No item ${produto}, stFcp é parte de st e não pode ser maior.`,
      `4 O valorTotal do item ${produto} é R$${NBSP}92,61, e o preço com descontos e ST dá R$${NBSP}92,50.`,
      '7 O campo itens tem um produto repetido: some as suas quantidades numa linha.',
    ]);
  });
});
