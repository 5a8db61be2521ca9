import type { Insertable } from 'kysely';
import type { MenuTable } from '#server/db/schema/schema-conteudo.ts';

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

/** The rows of the entries and of all below them, numbered from `first` in display order. */
function rowsOf(
  entradas: readonly Entrada[],
  idMenuPai: number | null,
  first: number,
): Insertable<MenuTable>[] {
  const rows: Insertable<MenuTable>[] = [];
  for (const [descricao, url, filhos = []] of entradas) {
    const idMenu = first + rows.length;
    rows.push({ idMenu, idMenuPai, descricao, url, ordem: idMenu });
    rows.push(...rowsOf(filhos, idMenu, idMenu + 1));
  }
  return rows;
}

export const MENUS = rowsOf(MENU, null, 1);
