import ArrowLeft from 'lucide-react/icons/arrow-left';
import FileCode from 'lucide-react/icons/file-code';
import FileText from 'lucide-react/icons/file-text';
import { useCallback, useMemo, useRef } from 'react';
import { CARTA_AGUARDANDO, CARTA_REJEITADA } from '#contract/letters/carta.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatDateTime } from '#lib/format-date.ts';
import type { CartaLida } from '#mirror/cartas.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useNow } from '#parts/device/use-now.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import * as bar from '#parts/list/acao-button.css.ts';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import * as listaCss from '#parts/list/lista.css.ts';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { readCarta, routes } from '#routes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { baixarArquivo } from './arquivos.ts';
import { CartaAusente } from './carta-ausente.tsx';
import * as css from './carta-itens.css.ts';
import { Fatos } from './fatos.tsx';
import { toGrupos, toLinhas } from './itens.ts';
import { ItensLista } from './itens-lista.tsx';
import { useCarta } from './use-carta.ts';

const TITULO = 'Consultar Carta de Correção';
const ICON = { size: 18, 'aria-hidden': true } as const;

/** /cartacorrecao/consultar: a letter for reading. */
export function ConsultarScreen({ id }: { id: string }) {
  const idCarta = readCarta(id);
  return (
    <ListaDoCliente title={TITULO} oQue="a carta de correção">
      {({ idPessoa }) => <DaCarta key={idCarta} idPessoaCliente={idPessoa} idCarta={idCarta} />}
    </ListaDoCliente>
  );
}

function DaCarta({ idPessoaCliente, idCarta }: { idPessoaCliente: number; idCarta: number | null }) {
  const leitura = useCarta(idPessoaCliente, idCarta);
  if (leitura.tipo !== 'lida') return <CartaAusente title={TITULO} leitura={leitura} />;
  return <Consultar lida={leitura.lida} at={leitura.at} />;
}

function Consultar({ lida: { carta, itens }, at }: { lida: CartaLida; at: number | null }) {
  const device = useDevice();
  const now = useNow();
  const { run, isPending } = useOneAct();
  const linhas = useMemo(() => toLinhas(toGrupos(itens)), [itens]);
  const acoes = useRef<HTMLDivElement>(null);
  const leaveTop = useCallback(() => acoes.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  useTitulo(TITULO);
  return (
    <article className={css.stack}>
      <PageHeader title={TITULO} count={`nº ${carta.idCartaCorrecao}`}>
        <div
          ref={acoes}
          className={bar.toolbar}
          role="group"
          aria-label="Ações da carta de correção"
          data-print="hide"
        >
          <LinkTo href={routes.cartaCorrecao} icon={<ArrowLeft {...ICON} />}>
            Voltar
          </LinkTo>
          {carta.evento && (
            <>
              <AcaoButton
                label="Baixar XML"
                icon={<FileCode {...ICON} />}
                isPending={isPending}
                onPress={() => run(() => baixarArquivo(device, 'xml', carta))}
              />
              <AcaoButton
                label="Baixar PDF"
                icon={<FileText {...ICON} />}
                isPending={isPending}
                onPress={() => run(() => baixarArquivo(device, 'pdf', carta))}
              />
            </>
          )}
        </div>
      </PageHeader>
      <ListaPapel
        linhas={linhas.length}
        at={null}
        recorte={[
          `Carta de correção nº ${carta.idCartaCorrecao}`,
          ...(at === null ? [] : [`guardada no aparelho, lida em ${formatDateTime(new Date(at))}`]),
        ]}
      />
      {at !== null && (
        <p
          className={listaCss.age}
          data-print="hide"
        >{`Guardada neste aparelho, lida ${formatAge(now - at)}`}</p>
      )}
      <Palavras carta={carta} />
      <Fatos carta={carta} />
      {linhas.length === 0 ? (
        <EmptyState title="Nenhum item encontrado." />
      ) : (
        <ItensLista linhas={linhas} question={`carta:${carta.idCartaCorrecao}`} onLeaveTop={leaveTop} />
      )}
    </article>
  );
}

/** The next step of the company, or its sentence. */
function Palavras({ carta: { cartaCorrecaoSituacao, mensagem = '' } }: Pick<CartaLida, 'carta'>) {
  const { idCartaCorrecaoSituacao: situacao } = cartaCorrecaoSituacao;
  if (mensagem !== '') {
    return (
      <Notice tone={situacao === CARTA_REJEITADA ? 'negative' : 'brand'} title="Mensagem da empresa">
        {mensagem}
      </Notice>
    );
  }
  if (situacao !== CARTA_AGUARDANDO) return null;
  return (
    <Notice tone="caution" title="Aguardando aprovação">
      A empresa confere esta carta de correção. Até lá, vale o lote da nota fiscal.
    </Notice>
  );
}
