import { useMemo } from 'react';
import { businessDayOf } from '#lib/business-day.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { type Compra, useCompra } from '#parts/buy/use-compra.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useMay } from '#parts/device/use-may.ts';
import { useNow } from '#parts/device/use-now.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { contextoForPrecos } from '#parts/product/contexto-precos.ts';
import { linhaTotal } from '#parts/product/preco-view.ts';
import { useComprados } from '#parts/product/use-comprados.ts';
import { useProdutos } from '#parts/product/use-produtos.ts';
import { buscaHref, routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import * as css from './comprados.css.ts';
import { Linha } from './linha.tsx';
import { useSugestao } from './use-sugestao.ts';
import { type CompradoLinha, nadaAReporText, type Sugestao, sugestoesOf, toLinhas } from './view.ts';

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
  if (cliente === null) return <SemCliente />;
  if (comprados === undefined || cliente === undefined) return <Lendo />;
  const linhas = toLinhas(comprados.values(), produtos, hoje);
  if (linhas.length === 0) return <Nenhum />;
  const sugestoes = sugestoesOf(linhas, (idProduto) => compra?.celulaOfProduto(idProduto).inCart ?? 0);
  return (
    <div className={css.screen}>
      <PageHeader
        title="Comprados"
        count={linhas.length === 1 ? '1 produto' : `${formatCount(linhas.length)} produtos`}
      >
        {mayAct && sugestoes.length > 0 && <Sugerir sugestoes={sugestoes} compra={compra} />}
      </PageHeader>
      <Partes linhas={linhas} compra={compra} />
    </div>
  );
}

/** Three tabs: products that are due, all products, and products that the customer stopped buying. */
function Partes({ linhas, compra }: { linhas: readonly CompradoLinha[]; compra: Compra | null }) {
  const repor = linhas.filter(({ recompra }) => recompra?.situacao === 'na-hora');
  const pararam = linhas.filter(({ recompra }) => recompra?.situacao === 'parou');
  const partes = [
    { id: 'repor', nome: 'Hora de repor', of: repor, vazio: nadaAReporText(linhas) },
    { id: 'todos', nome: 'Todos', of: linhas, vazio: '' },
    { id: 'pararam', nome: 'Pararam', of: pararam, vazio: 'Nenhum produto deixou de ser comprado.' },
  ];
  // The first tab is open: one that is empty would hide the others.
  if (repor.length === 0) partes.unshift(...partes.splice(1, 1));
  return (
    <Tabs
      label="Produtos comprados"
      tabs={partes.map(({ id, nome, of, vazio }) => ({
        id,
        title: `${nome} (${formatCount(of.length)})`,
        content:
          of.length === 0 ? (
            <p className={css.vazio}>{vazio}</p>
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
  const quantos = sugestoes.length === 1 ? '1 produto' : `${formatCount(sugestoes.length)} produtos`;
  return (
    <Button variant="primary" isPending={isPending} onPress={() => incluir(sugestoes)}>
      {`Pôr a reposição no carrinho: ${quantos}, ${formatMoney(total)}`}
    </Button>
  );
}

function Nenhum() {
  return (
    <EmptyState
      isPage
      title="Nenhuma compra nos últimos 90 dias"
      text="Aqui aparece o que este cliente compra, de quanto em quanto tempo, e o que está na hora de repor."
      action={<LinkTo href={buscaHref('')}>Buscar produtos</LinkTo>}
    />
  );
}

function SemCliente() {
  return (
    <EmptyState
      isPage
      title="Escolha um cliente"
      text="O que foi comprado é de cada cliente."
      action={<LinkTo href={routes.home}>Ir para o início</LinkTo>}
    />
  );
}

function Lendo() {
  return (
    <div role="status" aria-label="Carregando os produtos comprados" className={css.screen}>
      <PageHeader title="Comprados" />
      <div className={css.lendo}>
        <Skeleton height={90} radius={12} />
        <Skeleton height={90} radius={12} />
      </div>
    </div>
  );
}
