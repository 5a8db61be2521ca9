import { DEVOLUCAO_AGUARDANDO } from '#contract/returns/devolucao.ts';
import { type Pessoa } from '#features/devolucoes/colunas.tsx';
import { useFotosDoServidor } from '#features/devolucoes/queries-fotos.ts';
import { SituacaoMark } from '#features/devolucoes/situacao-mark.tsx';
import type { Linha } from '#features/devolucoes/use-lista.ts';
import { businessDayOf } from '#lib/business-day.ts';
import * as detalhe from '#parts/html/detalhe.css.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaSemCliente } from '#parts/list/lista-sem-cliente.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { DevolucaoInexistente, DevolucaoNaoLida } from '#parts/returns/devolucao-ausente.tsx';
import { FotosSection } from '#parts/returns/fotos/fotos-section.tsx';
import { nomeText } from '#parts/returns/nome.ts';
import { useDiasDaNota, useListasDeDevolucao } from '#parts/returns/use-devolucoes.ts';
import { type DevolucaoNome, readDevolucao, routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import * as css from './devolucao.css.ts';
import { DevolucaoAcoes } from './devolucao-acoes.tsx';
import { useDevolucaoLida } from './devolucao-lida.ts';
import { fatosOf } from './fatos.ts';
import { ItensSection } from './itens-section.tsx';

const TITULO = 'Detalhes da Devolução';

const DEVOLUCOES = <LinkTo href={routes.devolucao}>Devoluções</LinkTo>;

/** /devolucao/detalhes/<number or local code>: a return with its lines. */
export function DevolucaoScreen({ id }: { id: string }) {
  const nome = readDevolucao(id);
  const cliente = useClienteAtual();
  if (nome === null) return <DevolucaoInexistente title={TITULO} action={DEVOLUCOES} />;
  if (cliente) {
    const { idPessoa, usuarioCliente } = cliente;
    return (
      <DaDevolucao
        key={`${idPessoa}:${nome}`}
        nome={nome}
        idPessoaCliente={idPessoa}
        pessoa={usuarioCliente.pessoa}
      />
    );
  }
  return (
    <>
      <PageHeader title={TITULO} />
      {cliente === null ? <ListaSemCliente oQue="a devolução" /> : <ListaLendo oQue="a devolução" />}
    </>
  );
}

type DaDevolucaoProps = { nome: DevolucaoNome; idPessoaCliente: number; pessoa: Pessoa };

function DaDevolucao({ nome, idPessoaCliente, pessoa }: DaDevolucaoProps) {
  const lida = useDevolucaoLida(nome, idPessoaCliente);
  switch (lida.tipo) {
    case 'lida':
      return <Devolucao linha={lida.linha} idPessoaCliente={idPessoaCliente} pessoa={pessoa} />;
    case 'inexistente':
      return <DevolucaoInexistente title={TITULO} doCliente={lida.doCliente} action={DEVOLUCOES} />;
    case 'falha':
      return <DevolucaoNaoLida {...lida} title={`Devolução nº ${nome}`} action={DEVOLUCOES} />;
    case 'lendo':
      return (
        <>
          <PageHeader title={TITULO} />
          <ListaLendo oQue="a devolução" />
        </>
      );
  }
}

type DevolucaoProps = { linha: Linha; idPessoaCliente: number; pessoa: Pessoa };

function Devolucao({ linha, idPessoaCliente, pessoa }: DevolucaoProps) {
  const { usuario } = useDevice();
  const listas = useListasDeDevolucao() ?? null;
  const dias = useDiasDaNota(idPessoaCliente, linha);
  const hoje = businessDayOf(new Date(useNow()));
  useTitulo(TITULO);
  const { recusada, mensagem } = linha;
  const contexto = { pessoa, usuario: usuario.nome, listas, dias, hoje };
  return (
    <article className={detalhe.stack}>
      <PageHeader title={<span className={detalhe.headline}>{`Devolução ${nomeText(linha)}`}</span>}>
        <DevolucaoAcoes devolucao={linha} cliente={{ idPessoaCliente, nomeCliente: pessoa.nome }} />
      </PageHeader>
      {recusada !== null && (
        <Notice
          tone="caution"
          title="Precisa de você"
          action={
            <Button size="sm" onPress={openSincronizacao}>
              Ver e decidir
            </Button>
          }
        >
          {recusada.description || recusada.message}
        </Notice>
      )}
      {linha.idSituacao === DEVOLUCAO_AGUARDANDO && (
        <Notice tone="caution" title="Aguardando aprovação">
          A empresa confere esta devolução antes da coleta. Guarde a mercadoria até a resposta.
        </Notice>
      )}
      {mensagem !== '' && <Notice title="Mensagem da empresa">{mensagem}</Notice>}
      <div className={css.card}>
        <dl className={css.fatos}>
          <div className={css.fato}>
            <dt className={css.nome}>Situação</dt>
            <dd className={css.valor}>
              <SituacaoMark linha={{ ...linha, recusada: null }} />
            </dd>
          </div>
          {fatosOf(linha, contexto).map(([nome, texto]) => (
            <div key={nome} className={nome === 'Observações' ? css.observacoes : css.fato}>
              <dt className={css.nome}>{nome}</dt>
              <dd className={css.valor}>{texto}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ItensSection devolucao={linha} />
      {linha.fotos.length > 0 && <FotosSection aqui={linha} useServidor={useFotosDoServidor} />}
    </article>
  );
}
