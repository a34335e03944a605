import type { Lines } from '../line.ts';

/** What people say about any furniture: how it came, who helped, whether it was worth it. */
export const generalLines: Lines = {
  nb: {
    good: [
      ['delivery', 'To hyggelige karer bar inn alt og tok med seg pappen.'],
      ['delivery', 'Kom fire dager før avtalt, med sms en time i forveien.'],
      ['delivery', 'Godt pakket, ikke et merke, og emballasjen var nesten bare papp.'],
      ['delivery', 'Levert i Tromsø uten at fraktprisen ble et eget kapittel.'],
      ['service', 'Ringte kundeservice om målene og fikk svar fra en som hadde stått ved siden av den.'],
      ['service', 'Prøvde den i showroomet først, og den var akkurat like fin hjemme.'],
      ['value', 'Ikke billig, men den kommer til å overleve flyttingen.'],
      ['value', 'Kjøpte på tilbud, men hadde vært fornøyd til full pris også.'],
      ['value', 'Etter et halvt år kan jeg si at det var verdt ventetiden.', 'aged'],
      ['value', '{name} er det fineste vi har kjøpt til huset.'],
    ],
    fair: [
      ['delivery', 'Leveringen ble utsatt en uke, men de ga beskjed.'],
      ['delivery', 'Sjåføren satte den ved døren, så vi bar resten selv.'],
      ['service', 'Måtte purre for å få svar på e-post, men svaret var greit.'],
      ['value', 'Litt dyr for det den er, synes jeg.'],
    ],
    poor: [
      ['delivery', 'To avlyste leveringer før den endelig kom.'],
      ['service', 'Har ventet tre uker på svar på reklamasjonen.'],
      ['delivery', 'Esken var våt og revet opp i et hjørne.'],
      ['value', 'Til den prisen ventet jeg mer.'],
    ],
  },
  sv: {
    good: [
      ['delivery', 'Buren ända in, och kartongen åkte med tillbaka.'],
      ['delivery', 'Kom på utlovad dag till Karlstad, chauffören ringde i förväg.'],
      ['service', 'Bra hjälp i butiken i Kållered när vi tvekade.'],
      ['value', 'Värd varenda krona efter ett halvår hemma hos oss.', 'aged'],
      ['value', '{name} är det bästa vi köpt till hemmet i år.'],
    ],
    fair: [
      ['delivery', 'En vecka försenad, men vi fick besked.'],
      ['value', 'Lite dyr, men man ser vad man betalar för.'],
    ],
    poor: [
      ['delivery', 'Leveransen flyttades två gånger utan förklaring.'],
      ['service', 'Har inte fått svar på min reklamation ännu.'],
    ],
  },
  da: {
    good: [
      ['delivery', 'Båret helt op på tredje sal uden sure miner.'],
      ['delivery', 'Leveret til tiden og pakket ordentligt ind.'],
      ['service', 'Kundeservice svarede på dansk og med det samme.'],
      ['value', 'Den er pengene værd, også efter et år.', 'aged'],
      ['value', '{name} får ros af alle, der kommer forbi.'],
    ],
    fair: [
      ['delivery', 'Vognmanden kom tre timer for sent.'],
      ['value', 'Prisen er i den høje ende.'],
    ],
    poor: [
      ['delivery', 'Pakken blev stillet i opgangen, selv om vi var hjemme.'],
      ['service', 'Ingen reaktion på min mail i to uger.'],
    ],
  },
  fi: {
    good: [
      ['delivery', 'Kuljettaja kantoi sisään asti ja vei pahvit mennessään.'],
      ['delivery', 'Tuli luvattuna päivänä ja ehjänä perille.'],
      ['service', 'Asiakaspalvelu vastasi suomeksi ja nopeasti.'],
      ['value', 'Hintansa arvoinen, ostaisin uudestaan.'],
      ['value', '{name} on paras hankinta tänä vuonna.'],
    ],
    fair: [
      ['delivery', 'Toimitus myöhästyi viikolla, mutta siitä ilmoitettiin.'],
      ['value', 'Hinta tuntui vähän korkealta.'],
    ],
    poor: [
      ['delivery', 'Paketti jätettiin pihalle, vaikka olimme kotona.'],
      ['service', 'Reklamaatioon ei ole vastattu kahteen viikkoon.'],
    ],
  },
  en: {
    good: [
      ['delivery', 'The drivers carried it in, and took the cardboard away.'],
      ['delivery', 'Arrived on the day they said, with an hour’s warning by text.'],
      ['service', 'I asked about the measurements and got an answer from someone with a tape.'],
      ['value', 'Not cheap, but it will still be here when we move.'],
      ['value', '{name} is the one thing visitors always ask about.'],
    ],
    fair: [
      ['delivery', 'A week late, though they did tell us.'],
      ['value', 'A little dear for what it is.'],
    ],
    poor: [
      ['delivery', 'Two cancelled deliveries before it finally came.'],
      ['service', 'Still waiting for a reply to my complaint.'],
    ],
  },
};
