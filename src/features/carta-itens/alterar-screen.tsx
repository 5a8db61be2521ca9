import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isCartaAberta } from '#domain/letters/situacao.ts';
import { MUDOU } from '#parts/failure/mudou.ts';
import { SEM_CARTA } from '#parts/letters/words.ts';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { cartaConsultarHref, readCarta, routes } from '#routes.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { CartaAusente } from './carta-ausente.tsx';
import { Editar } from './editar.tsx';
import { readNavegacao } from './navegacao.ts';
import { useCarta } from './use-carta.ts';
import { useEdicao } from './use-edicao.ts';

const TITULO = 'Alterar Carta de Correção';

/** /cartacorrecao/alterar: the rows of an open letter, which the address or the navigation names. */
export function AlterarScreen({ id }: { id: string | undefined }) {
  const idCarta = id === undefined ? readNavegacao(history.state) : readCarta(id);
  if (id === undefined && idCarta === null) return <SemCarta />;
  return (
    <ListaDoCliente title={TITULO} oQue="a carta de correção">
      {({ idPessoa }) => <DaCarta key={idCarta} idPessoaCliente={idPessoa} idCarta={idCarta} />}
    </ListaDoCliente>
  );
}

/** Tells that no letter is named, and leads to the list. */
function SemCarta() {
  const [, navigate] = useLocation();
  useEffect(() => {
    navigate(routes.cartaCorrecao, { replace: true });
    showMessage({ kind: 'alert', text: SEM_CARTA }).catch(() => undefined);
  }, [navigate]);
  return (
    <>
      <PageHeader title={TITULO} />
      <ListaLendo oQue="a carta de correção" />
    </>
  );
}

function DaCarta({ idPessoaCliente, idCarta }: { idPessoaCliente: number; idCarta: number | null }) {
  const leitura = useCarta(idPessoaCliente, idCarta);
  const edicao = useEdicao(idCarta ?? 0);
  const { confirming } = edicao;
  const isAberta =
    leitura.tipo === 'lida' &&
    isCartaAberta(leitura.lida.carta.cartaCorrecaoSituacao.idCartaCorrecaoSituacao);
  const [wasAberta, setWasAberta] = useState(false);
  if (isAberta && !wasAberta) setWasAberta(true);
  // A confirmation without an answer may have been done: the letter then is not open by this screen itself.
  const [isOwn, setOwn] = useState(false);
  if (confirming !== null && !isOwn) setOwn(true);
  if (confirming !== null) return <Editar lida={confirming} edicao={edicao} at={null} />;
  if (leitura.tipo !== 'lida') return <CartaAusente title={TITULO} leitura={leitura} />;
  const { lida, at } = leitura;
  return isAberta ? (
    <Editar lida={lida} edicao={edicao} at={at} />
  ) : (
    <NaoAberta idCartaCorrecao={lida.carta.idCartaCorrecao} isMudada={wasAberta && !isOwn} />
  );
}

/** Leads to the letter for reading; one that was open on this screen was changed elsewhere, which is told. */
function NaoAberta({ idCartaCorrecao, isMudada }: { idCartaCorrecao: number; isMudada: boolean }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    navigate(cartaConsultarHref(idCartaCorrecao), { replace: true });
    if (isMudada) showMessage({ kind: 'alert', text: MUDOU }).catch(() => undefined);
  }, [navigate, idCartaCorrecao, isMudada]);
  return null;
}
