import type * as z from 'zod/mini';
import type { menuLinha } from '#contract/integration/conteudo.ts';

type Menu = z.input<typeof menuLinha>;

/** An entry: its text, its target, and its own entries. */
type Entrada = readonly [descricao: string, url: string | null, filhos?: readonly Entrada[]];

const MENU: readonly Entrada[] = [
  [
    'Medicamentos',
    null,
    [
      [
        'Por tratamento',
        null,
        [
          ['Dor e febre', '/dor%20%26%20febre'],
          ['Hipertensão', '/busca?pes=losartana'],
          ['Diabetes', '/busca?pes=metformina'],
          ['Colesterol', '/busca?pes=atorvastatina'],
        ],
      ],
      [
        'Por linha',
        null,
        [
          ['Genéricos', '/genericos'],
          ['Uso contínuo', '/uso-continuo'],
          ['Antibióticos', '/busca?pes=amoxicilina'],
        ],
      ],
      ['Refrigerados', null, [['Cadeia fria', '/cadeia-fria']]],
    ],
  ],
  [
    'Pele e cuidado',
    null,
    [
      ['Dermatológicos', '/dermatologicos'],
      ['Cremes e pomadas', '/busca?pes=creme'],
      ['Xaropes', '/busca?pes=xarope'],
    ],
  ],
  [
    'Campanhas',
    null,
    [
      ['Verão da saúde', '/hotsite/verao-da-saude'],
      ['Mais vendidos', '/busca?mven=true'],
      ['Desconto por volume', '/busca?dvl=true'],
    ],
  ],
  [
    'Entrega',
    null,
    [
      ['Calendário de entregas', '/hotsite/verao-da-saude'],
      ['Como chegar ao CD Guarulhos', '/hotsite/como-chegar'],
    ],
  ],
  [
    'Atendimento',
    null,
    [
      [
        'Minha conta',
        null,
        [
          ['Meus Pedidos', '/Pedidos'],
          ['Notas Fiscais', '/NotasFiscais'],
          ['Devoluções', '/Devolucao'],
          ['Contas Pendentes', '/ContasPendentes'],
          ['Extrato de Conta Corrente', '/ExtratoContaCorrente'],
          ['Meu Cashback', '/MeuCashback'],
        ],
      ],
      ['Pedido sem sinal', '/hotsite/pedido-sem-sinal'],
      ['Política comercial', '/hotsite/politica-comercial'],
      ['Área do cliente', '/hotsite/area-do-cliente'],
    ],
  ],
];

/** The lines of the entries and of all below them, numbered from `first` in display order. */
function linesOf(entradas: readonly Entrada[], pai: string | null, first: number): Menu[] {
  const lines: Menu[] = [];
  for (const [descricao, url, filhos = []] of entradas) {
    const ordem = first + lines.length;
    const codigoErp = String(ordem);
    lines.push({ codigoErp, pai, descricao, url: url ?? '', ordem });
    lines.push(...linesOf(filhos, codigoErp, ordem + 1));
  }
  return lines;
}

export const MENUS = linesOf(MENU, null, 1);
