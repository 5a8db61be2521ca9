import { type Pessoa } from '#features/devolucoes/colunas.tsx';
import { nomeOf } from '#features/devolucoes/nome.ts';
import { SituacaoMark } from '#features/devolucoes/situacao-mark.tsx';
import type { Linha } from '#features/devolucoes/use-lista.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaSemCliente } from '#parts/list/lista-sem-cliente.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { useListasDeDevolucao } from '#parts/returns/use-devolucoes.ts';
import { type DevolucaoNome, readDevolucao } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import * as css from './devolucao.css.ts';
import { DevolucaoAcoes } from './devolucao-acoes.tsx';
import { DevolucaoInexistente, DevolucaoNaoLida } from './devolucao-ausente.tsx';
import { useDevolucaoLida } from './devolucao-lida.ts';
import { fatosOf } from './fatos.ts';
import { ItensSection } from './itens-section.tsx';

const TITULO = 'Detalhes da Devolução';

/** /devolucao/detalhes/<number or local code>: a return with its lines. */
export function DevolucaoScreen({ id }: { id: string }) {
  const nome = readDevolucao(id);
  const cliente = useClienteAtual();
  if (nome === null) return <DevolucaoInexistente />;
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
      return <DevolucaoInexistente doCliente={lida.doCliente} />;
    case 'falha':
      return <DevolucaoNaoLida nome={nome} {...lida} />;
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
  useTitulo(TITULO);
  const { id, recusada, mensagem } = linha;
  return (
    <article className={css.stack}>
      <PageHeader
        title={
          <span className={css.headline}>
            {id === null ? `Devolução ${nomeOf(linha)}` : `Devolução nº ${id}`}
          </span>
        }
      >
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
      {mensagem !== '' && <Notice title="Mensagem da empresa">{mensagem}</Notice>}
      <div className={css.card}>
        <dl className={css.fatos}>
          <div className={css.fato}>
            <dt className={css.nome}>Situação</dt>
            <dd className={css.valor}>
              <SituacaoMark linha={{ ...linha, recusada: null }} />
            </dd>
          </div>
          {fatosOf(linha, { pessoa, usuario: usuario.nome, listas }).map(([nome, texto]) => (
            <div key={nome} className={css.fato}>
              <dt className={css.nome}>{nome}</dt>
              <dd className={css.valor}>{texto}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ItensSection devolucao={linha} />
    </article>
  );
}
