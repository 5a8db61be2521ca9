import { useMemo, useState } from 'react';
import { businessDayOf } from '#lib/business-day.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { type Compra, useCompra } from '#parts/buy/use-compra.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useVinda } from '#parts/device/use-vinda.ts';
import { useMay } from '#parts/device/use-may.ts';
import { useNow } from '#parts/device/use-now.ts';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { linhaTotal } from '#parts/product/preco-view.ts';
import { useComprados } from '#parts/product/use-comprados.ts';
import { useProdutos } from '#parts/product/use-produtos.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './comprados.css.ts';
import { Linha } from './linha.tsx';
import { useSugestao } from './use-sugestao.ts';
import { Lendo, NenhumAchado, SemCliente, SemCompras } from './vazios.tsx';
import {
  type CompradoLinha,
  filterLinhas,
  nadaAReporText,
  type Sugestao,
  sugestoesOf,
  toLinhas,
} from './view.ts';

/** /comprados: the products that the current customer buys, first those that are due, from the stored orders. */
export function CompradosScreen() {
  const cliente = useClienteAtual();
  const contexto = contextoForPrecos(cliente);
  const compra = useCompra(contexto);
  const comprados = useComprados();
  const produtos = useProdutos(
    useMemo(() => [...(comprados?.keys() ?? [])], [comprados]),
    contexto?.idContexto,
  );
  const hoje = businessDayOf(new Date(useNow()));
  const mayAct = useMay('act');
  const vinda = useVinda('clientes');
  const [texto, setTexto] = useState('');
  if (cliente === null) return vinda === 'veio' || vinda === 'falta' ? <SemCliente /> : <Lendo />;
  if (comprados === undefined || cliente === undefined) return <Lendo />;
  const linhas = toLinhas(comprados.values(), produtos, hoje);
  if (linhas.length === 0) return <SemCompras idPessoaCliente={cliente.idPessoa} />;
  const achadas = filterLinhas(linhas, texto);
  const sugestoes = sugestoesOf(linhas, (idProduto) => compra?.celulaOfProduto(idProduto).inCart ?? 0);
  return (
    <div className={css.screen}>
      <PageHeader title="Comprados" count={quantosText(linhas.length)}>
        <div className={css.busca}>
          <SearchField
            label="Buscar nos comprados"
            placeholder="Nome, laboratório ou código"
            value={texto}
            onChange={setTexto}
          />
        </div>
        {mayAct && sugestoes.length > 0 && <Sugerir sugestoes={sugestoes} compra={compra} />}
      </PageHeader>
      <VisuallyHidden>
        <span role="status">{texto.trim() !== '' && quantosText(achadas.length)}</span>
      </VisuallyHidden>
      {achadas.length === 0 ? (
        <NenhumAchado texto={texto.trim()} />
      ) : (
        <Partes linhas={linhas} achadas={achadas} compra={compra} />
      )}
    </div>
  );
}

const quantosText = (total: number): string => (total === 1 ? '1 produto' : `${formatCount(total)} produtos`);

type PartesProps = {
  linhas: readonly CompradoLinha[];
  /** Those of them that the search found. */
  achadas: readonly CompradoLinha[];
  compra: Compra | null;
};

/** Three tabs: products that are due, all products, and products that the customer stopped buying. */
function Partes({ linhas, achadas, compra }: PartesProps) {
  const isDue = ({ recompra }: CompradoLinha) => recompra?.situacao === 'na-hora';
  const hasStopped = ({ recompra }: CompradoLinha) => recompra?.situacao === 'parou';
  const isSearch = achadas.length < linhas.length;
  const nadaAqui = 'Nenhum dos achados está nesta parte: veja em Todos.';
  const partes = [
    { id: 'repor', nome: 'Hora de repor', of: achadas.filter(isDue), vazio: nadaAReporText(linhas) },
    { id: 'todos', nome: 'Todos', of: achadas, vazio: '' },
    {
      id: 'pararam',
      nome: 'Pararam',
      of: achadas.filter(hasStopped),
      vazio: 'Nenhum produto deixou de ser comprado.',
    },
  ];
  // The first tab is open: one that is empty would hide the others.
  if (!linhas.some(isDue)) partes.unshift(...partes.splice(1, 1));
  return (
    <Tabs
      label="Produtos comprados"
      tabs={partes.map(({ id, nome, of, vazio }) => ({
        id,
        title: `${nome} (${formatCount(of.length)})`,
        content:
          of.length === 0 ? (
            <p className={css.vazio}>{isSearch ? nadaAqui : vazio}</p>
          ) : (
            <ul className={css.lista} aria-label={nome}>
              {of.map((linha) => (
                <Linha key={linha.comprado.idProduto} linha={linha} compra={compra} />
              ))}
            </ul>
          ),
      }))}
    />
  );
}

function Sugerir({ sugestoes, compra }: { sugestoes: readonly Sugestao[]; compra: Compra | null }) {
  const { isPending, incluir } = useSugestao(compra);
  const total = sugestoes.reduce(
    (sum, { produto: { preco }, quantidade }) =>
      sum + (preco ? linhaTotal(preco, quantidade, compra?.calcularSt ?? false, undefined).valorTotal : 0),
    0,
  );
  return (
    <Button variant="primary" isPending={isPending} onPress={() => incluir(sugestoes)}>
      {`Pôr a reposição no carrinho: ${quantosText(sugestoes.length)}, ${formatMoney(total)}`}
    </Button>
  );
}
