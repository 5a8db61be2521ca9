import { useMemo } from 'react';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { isSameGrupo, type LinhaPedida, linhaKey } from '#domain/cart/linha.ts';
import { countItens, formatCount } from '#lib/format-number.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { isEnvio } from '#parts/cart/envio-words.ts';
import { useDevice } from '#parts/device/device.tsx';
import { toOrcamento } from '#parts/share/documento-orcamento.ts';
import { openGuardarOrcamento } from '#parts/share/orcamento-aberto.ts';
import { CompartilharButton } from '#parts/share/compartilhar-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AvisosNotices } from './avisos-notices.tsx';
import { CarrinhoNotices, EnvioStrips } from './carrinho-notices.tsx';
import * as css from './carrinho-screen.css.ts';
import { EmptyCarrinho } from './empty-carrinho.tsx';
import { ExtrasCard } from './extras-card.tsx';
import { FilialSection } from './filial-section.tsx';
import { FinishBar } from './finish-bar.tsx';
import { GrupoCard } from './grupo-card.tsx';
import { LeituraFalhou } from './leitura-falhou.tsx';
import { LinhasList, type LinhasListProps } from './linhas-list.tsx';
import { MetasLater } from './metas/metas-later.tsx';
import { produtoDa } from './produto-da-linha.ts';
import { RecusasNotices } from './recusas-notices.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { useEscolha } from './use-escolha.ts';
import { useLinhaActs } from './use-linha-acts.ts';
import { isLongTela, toTela, unidadesText } from './view.ts';

type CarrinhoBodyProps = { naTela: CarrinhoNaTela; idHotsitePolitica: number | undefined };

/** The loaded cart by branch and group, or the notice that it is empty. */
export function CarrinhoBody({ naTela, idHotsitePolitica }: CarrinhoBodyProps) {
  const { carrinho, estimadas, base, desconhecidas, clienteCompra, estimado, produtos } = naTela;
  const { env } = useDevice();
  const { escolha, toggle } = useEscolha(naTela);
  const avisos = base.snapshot?.avisos?.linhas;
  const tela = useMemo(
    () => toTela(carrinho, estimadas, base.parked, avisos),
    [carrinho, estimadas, base.parked, avisos],
  );
  const acts = useLinhaActs(naTela, produtos);
  const isLong = isLongTela(tela);
  const collapsed = useCollapsed();
  const itemOf = (item: ItemCalculado) => {
    const produto = item.idCondicao === naTela.idCondicao ? produtoDa(item, produtos) : undefined;
    return produto && toItemVendavel(produto);
  };
  const lastEnvioSeq = Math.max(0, ...[...base.rows, ...base.parked].filter(isEnvio).map((r) => r.seq));
  const isWaitingBefore = lastEnvioSeq > 0;
  const leaves = !isWaitingBefore && !avisos?.length && !base.snapshot?.avisos?.finalizado;
  const isMixed = new Set(carrinho.grupos.map((g) => g.idCondicao)).size > 1;
  const hasLines = carrinho.itens.length > 0;
  const nomeCliente = naTela.cliente.usuarioCliente.pessoa.nome;
  const toDocumento = () => toOrcamento({ nomeCliente, carrinho, at: env.now() });
  const guardar = () =>
    openGuardarOrcamento({
      ...toEnvio(carrinho),
      idPessoaCliente: naTela.cliente.idPessoa,
      nomeCliente,
      toDocumento,
    });
  const isEmpty = !hasLines && tela.recusadas.length === 0 && desconhecidas.length === 0;

  return (
    <>
      <PageHeader
        title="Carrinho"
        count={hasLines && `${countItens(carrinho.itens.length)} · ${unidadesText(tela)}`}
      >
        {hasLines && (
          <span data-print="hide">
            <CompartilharButton
              label="Orçamento"
              toDocumento={toDocumento}
              further={[{ id: 'guardar', label: 'Guardar orçamento', onPress: guardar }]}
            />
          </span>
        )}
      </PageHeader>
      <div className={css.stack}>
        <LeituraFalhou naTela={naTela} />
        <EnvioStrips naTela={naTela} />
        <AvisosNotices naTela={naTela} acts={acts} />
        {isEmpty && (
          <EmptyCarrinho key={String(leaves)} leaves={leaves} idPessoaCliente={naTela.cliente.idPessoa} />
        )}
        {hasLines && <CarrinhoNotices naTela={naTela} vao={escolha.vao} />}
        <RecusasNotices naTela={naTela} />
        {tela.recusadas.length > 0 && (
          <Recusadas
            linhas={tela.recusadas}
            isLong={isLong}
            produtos={produtos}
            acts={acts}
            lastEnvioSeq={lastEnvioSeq}
          />
        )}
        {tela.filiais.map((filial) => (
          <FilialSection
            key={filial.idPessoaFilial}
            filial={filial}
            isCollapsed={collapsed.isCollapsed(filial.idPessoaFilial)}
            onToggle={() => collapsed.toggle(filial.idPessoaFilial)}
          >
            {filial.grupos.map((grupo) => (
              <GrupoCard
                key={grupo.key}
                naTela={grupo}
                isLong={isLong}
                produtos={produtos}
                acts={acts}
                condicao={
                  isMixed
                    ? clienteCompra.contextos.find((c) => c.idCondicao === grupo.grupo.idCondicao)
                        ?.descCondicao
                    : undefined
                }
                estimado={estimado}
                lastEnvioSeq={lastEnvioSeq}
                cliente={naTela.cliente}
                clienteCompra={clienteCompra}
                avisoPagamento={base.snapshot?.avisos?.pagamentos?.find((aviso) =>
                  isSameGrupo(aviso.de.grupo, grupo.grupo),
                )}
                isPagamentoNaFila={naTela.pagamentosPendentes.has(grupo.key)}
                escolha={carrinho.grupos.length > 1 ? (escolha.porGrupo.get(grupo.key) ?? null) : null}
                onToggle={() => toggle(grupo.key)}
                vao={escolha.porGrupo.get(grupo.key)?.vai ? escolha.vao : null}
                itemOf={itemOf}
              />
            ))}
          </FilialSection>
        ))}
        {desconhecidas.length > 0 && <Desconhecidas linhas={desconhecidas} />}
        {hasLines && (
          <ExtrasCard naTela={naTela} isInPart={escolha.vao.grupos.length < carrinho.grupos.length} />
        )}
        {hasLines && <MetasLater naTela={naTela} />}
        {hasLines && (
          <FinishBar
            naTela={naTela}
            escolha={escolha}
            acts={acts}
            isWaitingBefore={isWaitingBefore}
            idHotsitePolitica={idHotsitePolitica}
          />
        )}
      </div>
    </>
  );
}

function Recusadas(props: LinhasListProps) {
  return (
    <section className={css.card} aria-label="Itens recusados">
      <h2 className={css.cardTitle}>{props.linhas.length === 1 ? 'Item recusado' : 'Itens recusados'}</h2>
      <LinhasList {...props} />
    </section>
  );
}

/** Lines that this device cannot price: made elsewhere, and missing from its catalogue. */
function Desconhecidas({ linhas }: { linhas: readonly LinhaPedida[] }) {
  return (
    <section className={css.card} aria-label="Itens sem preço neste aparelho">
      <h2 className={css.cardTitle}>Sem preço neste aparelho</h2>
      <ul>
        {linhas.map((linha) => (
          <li key={linhaKey(linha)} className={css.unknown}>
            <p className={css.unknownName}>
              Produto {linha.idItem} · {formatCount(linha.quantidade)} un.
            </p>
            <p>
              O catálogo deste aparelho ainda não tem este produto. O preço aparece quando o sinal voltar.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
