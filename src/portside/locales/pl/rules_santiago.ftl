# Santiago de Cuba, the rules help. Keys come from docs/rules/santiago.md: rule-SC-4-2 tells SC-4.2.

summary =
    Zbierz najwięcej punktów zwycięstwa (PZ). W swojej turze jedziesz wspólnym autem do Kubańczyka albo do portu. Kubańczyk ci pomaga, a potem twój pionek wchodzi do budynku w kolorze jego kwiatu i możesz z niego skorzystać; w porcie każdy może załadować dobra na statek. Każde załadowane dobro daje tyle PZ, ile pokazuje znacznik wartości: { $flags }. { $finish ->
        [turn] Gra kończy się wraz z turą, w której odpłynie statek { $ships }.
       *[once] Gra kończy się, gdy tylko odpłynie statek { $ships }.
    }

chapter-1 = Co jest w pudełku
rule-SC-1-1 = W grze jest 6 rodzajów dóbr: cukier, cytrusy, tytoń, rum, cygara i drewno. Znaczników każdego rodzaju: { $tokens }. Każdy rodzaj oprócz drewna ma swoją kość.
rule-SC-1-2 =
    { $dice ->
        [alike] Ścianki kości to { $sugar_die }. Tylko kość cytrusów ma { $citrus_die }.
       *[other] Ścianki kości: cukier { $sugar_die }; cytrusy { $citrus_die }; tytoń { $tobacco_die }; rum { $rum_die }; cygara { $cigars_die }.
    }
rule-SC-1-3 = Ulica to pętla z 10 przystankami: port, a za nim przystanki od 1 do 9, na których czekają Kubańczycy. Auto jeździ tylko do przodu.
rule-SC-1-4 =
    Jest 9 Kubańczyków z kwiatami: Pedro – { $pedro ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }, Alonso – { $alonso ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }, Miguel – { $miguel ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }, Pablo – { $pablo ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }, José – { $jose ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }, Martinez – { $martinez ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }, Conchita – { $conchita ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }, Maria – { $maria ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }, El Zorro – { $el_zorro ->
        [white] biały
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
       *[none] bez kwiatu
    }. Zwykłe kwiaty Pabla, Martineza, Conchity i Marii dobraliśmy sami: w pudełku mogą być inne.
rule-SC-1-5 = Jest 12 budynków: Bank, Kościół, Destylarnia, Fabryka cygar, Czarny rynek, Tartak, Kawiarnia, Urząd celny, Kasyno, Kapitanat portu, Biuro handlowe i Wydawca gazet.
rule-SC-1-6 = Budynki stoją na 12 miejscach: 3 żółtych, 3 niebieskich, 3 czerwonych i 3 białych. Liczy się tylko kolor miejsca, sąsiedztwo nigdy.
rule-SC-1-7 = Flagi toru wartości to { $flags }, a na końcu flaga w szachownicę. Znacznik nigdy nie zostaje na fladze w szachownicę.
rule-SC-1-8 = Statki przypływają do portu jeden po drugim, aż do statku { $ships }. Na każdym leżą 4 kości: pokazują, co statek chce załadować.
rule-SC-1-9 = Peso i PZ nigdy się nie kończą; liczba monet i żetonów niczego nie ogranicza.
rule-SC-1-10 = Masz parawan, 1 pionek i żetony własności: { $markers }.
rule-SC-1-11 = Wszyscy używają wspólnie 1 auta, 1 statku i 1 znacznika wartości.
rule-SC-1-12 = Przed grą można umówić się na inne liczby i inne wykładnie zasad. To opcje stołu.

chapter-2 = Przygotowanie
rule-SC-2-1 = Budynki losuje się po 1 na każde miejsce.
rule-SC-2-2 = Kubańczyków losuje się po 1 na każdy przystanek oprócz portu. Interes każdego jest otwarty.
rule-SC-2-3 = Auto zaczyna w porcie.
rule-SC-2-4 = Kolej na statek 1 z { $ships }.
rule-SC-2-5 = Znacznik wartości zaczyna na fladze { $first_flag }.
rule-SC-2-6 =
    Każdy dostaje { $start_pesos } peso, { $start_vp } PZ i { $kit ->
        [usual] po 1 znaczniku cukru, tytoniu i cytrusów
       *[other] takie dobra: cukier { $start_sugar }, cytrusy { $start_citrus }, tytoń { $start_tobacco }, rum { $start_rum }, cygara { $start_cigars }, drewno { $start_wood }
    }. Pionki czekają obok planszy, a budynki nie mają właścicieli.
rule-SC-2-7 = Pozostałe znaczniki tworzą zasoby.
rule-SC-2-8 = Zaczyna pierwsze miejsce przy stole. Kto na nim siedzi, ustala się przed grą – losem, chyba że umówiono się inaczej.
rule-SC-2-9 = Ostatnia osoba, po prawej stronie pierwszej, ustala zapotrzebowanie pierwszego statku. Jeśli ten statek niczego nie potrzebuje, już go nie ma i ta sama osoba rzuca dla następnego.
rule-SC-2-10 = Potem swoją turę ma pierwsza osoba, a gra toczy się dalej zgodnie z ruchem wskazówek zegara.

chapter-3 = Tura
rule-SC-3-1 = Najpierw jedź i zrób to, co daje twój przystanek. Potem przestaw pionek i, jeśli chcesz, skorzystaj z jego budynku.
rule-SC-3-2 = W porcie i u Kubańczyka z zamkniętym interesem druga część przepada.
rule-SC-3-3 = Musisz jechać. Zawsze możesz, bo 1 przystanek jest za darmo.
rule-SC-3-4 = Najpierw Kubańczyk, potem budynek: to, co właśnie masz od niego, możesz tam wydać.
rule-SC-3-5 = Tura kończy się w tej kolejności: właściciel twojego budynku dostaje zapłatę; jeśli odpłynął statek, ustalasz następne zapotrzebowanie; gra następna osoba.
rule-SC-3-6 = Dlatego na początku każdej tury w porcie stoi statek, który potrzebuje co najmniej 1 dobra.

chapter-4 = Jazda autem
rule-SC-4-1 = Auto jest wspólne. Jedź nim do przodu z miejsca, w którym stoi, o co najmniej 1 przystanek.
rule-SC-4-2 = Pierwszy przystanek jest za darmo, każdy kolejny kosztuje 1 peso. Port liczy się jak każdy inny przystanek.
rule-SC-4-3 =
    { $longest ->
        [any] Jedź tak daleko, na ile cię stać, choćby całe okrążenie lub kilka.
        [1] Nawet z pełną kieszenią jazda przy tym stole to 1 przystanek.
       *[other] Jedź tak daleko, na ile cię stać, ale najwyżej tyle przystanków: { $longest }.
    }
rule-SC-4-4 = Auto zatrzymuje się tylko na końcu jazdy; wszystko po drodze mija. Wyjazd z portu nie jest mijaniem portu.
rule-SC-4-5 = Okrążenie ma 10 przystanków: na przykład z przystanku 4 do portu jest 6 przystanków. Mniej nie wystarczy, więcej to minięcie portu; z portu z powrotem do portu jest 10.
rule-SC-4-6 = Za każdym razem, gdy mijasz port, znacznik od razu przesuwa się o 1 flagę dalej, a nikt nic nie ładuje. Za flagą { $last_flag } statek odpływa.
rule-SC-4-7 = Jeśli statek odpłynie w ten sposób, dokończ jazdę i turę bez statku. Następne zapotrzebowanie czeka na koniec tury.
rule-SC-4-8 = Odwiedzasz Kubańczyka z przystanku, na którym auto staje.

chapter-5 = Kubańczycy
rule-SC-5-1 = Kubańczyk z otwartym interesem pomaga ci od razu.
rule-SC-5-2 = Pedro daje 2 × tytoń, José 2 × cukier, Conchita 2 × cytrusy, a Miguel 2 × drewno.
rule-SC-5-3 = Maria daje 2 PZ, Martinez daje 3 peso.
rule-SC-5-4 = Pablo daje 1 dobro do wyboru: także rum i cygara, ale nie drewno.
rule-SC-5-5 = Znaczniki bierze się z zasobów, dopóki są. Jeśli należą się 2, a został tylko 1, dostajesz 1; jeśli nie ma żadnego, nie dostajesz nic.
rule-SC-5-6 = U El Zorro każdy przeciwnik daje ci 1 rzecz: peso, PZ albo dobro inne niż drewno. Wybiera dający; zasoby nie biorą w tym udziału.
rule-SC-5-7 = Daje się tylko to, co się ma. Kto nie ma ani peso, ani PZ, ani dobra innego niż drewno, nie daje nic.
rule-SC-5-8 =
    { $el_zorro ->
        [none] El Zorro nie ma kwiatu: twój pionek zostaje i możesz znów skorzystać z jego budynku.
       *[other] U Kubańczyka bez kwiatu twój pionek zostaje i możesz znów skorzystać z jego budynku.
    } Pionek, który wciąż czeka obok planszy, z niczego nie korzysta.
rule-SC-5-9 = U Alonsa możesz za darmo zająć budynek bez właściciela albo użyć własnego, gdziekolwiek jest twój pionek i ktokolwiek tam stoi; możesz też zrezygnować. Tak czy inaczej pionek idzie potem jak zwykle na miejsce w kolorze jego kwiatu.
rule-SC-5-10 = Możesz mieć tyle budynków, ile masz żetonów własności: { $markers }. Żetony zostają do końca gry.
rule-SC-5-11 = Możesz stanąć u Kubańczyka z zamkniętym interesem, ale nic nie dostajesz, pionek zostaje i nie korzystasz z budynku.
rule-SC-5-12 =
    Kubańczyk wraca do interesów, gdy auto go mija albo odjeżdża od niego po postoju.{ $newspaper ->
        [lap] {" "}Komu zamknięto interes podczas wizyty, ten ma go zamknięty przez najbliższe okrążenie: auto musi go minąć jeszcze raz.
       *[other] {""}
    }
rule-SC-5-13 = Kilku Kubańczyków naraz może mieć zamknięty interes. Port nigdy nie jest zamknięty.

chapter-6 = Załadunek w porcie
rule-SC-6-1 = Jeśli zatrzymasz się w porcie, każdy może ładować.
rule-SC-6-2 = Zaczynasz ty, potem inni zgodnie z ruchem wskazówek zegara, wciąż od nowa.
rule-SC-6-3 = Gdy przychodzi twoja kolej, zrób 1 dostawę albo spasuj, nawet jeśli możesz ładować. Pas obowiązuje do końca tego załadunku.
rule-SC-6-4 = Dostawa to 1 rodzaj dobra, którego statek potrzebuje. Ładujesz, ile chcesz, najwyżej tyle, ile masz i ile pokazuje kość.
rule-SC-6-5 = Znaczniki wracają do zasobów, a kość zmniejsza się o tyle samo.
rule-SC-6-6 = Każde dobro daje tyle PZ, ile pokazuje znacznik: { $flags }.
rule-SC-6-7 = Gdy znów przyjdzie twoja kolej, możesz ładować dalej, ten sam rodzaj albo inny.
rule-SC-6-8 = Drewno może zastąpić rodzaj, którego statek potrzebuje: wybierz 1 kość i załaduj na nią drewno. Każde drewno daje 1 PZ, gdziekolwiek stoi znacznik.
rule-SC-6-9 = Dostawa to dobra 1 rodzaju albo drewno na 1 kość. Nie wolno ich mieszać ani dzielić.
rule-SC-6-10 = Gdy wszystkie 4 kości pokażą 0, statek odpływa i nikt już nie ładuje.
rule-SC-6-11 = Jeśli wszyscy spasują, a statek wciąż czegoś potrzebuje, znacznik przesuwa się o 1 flagę dalej. Za flagą { $last_flag } statek odpływa.
rule-SC-6-12 = Załadunek, który zapełnia statek, nie przesuwa znacznika dalej; dla następnego statku stoi on na { $first_flag }.
rule-SC-6-13 = Po postoju w porcie pionek zostaje i nie możesz skorzystać z jego budynku.
rule-SC-6-14 = Drewno daje tylko Miguel.

chapter-7 = Pionki i właściciele
rule-SC-7-1 = Po wizycie u Kubańczyka z otwartym interesem i z kwiatem twój pionek musi wejść do budynku w tym kolorze.
rule-SC-7-2 = Nie może wejść tam, gdzie stoi pionek, ani zostać tam, gdzie jest. Właściciele nie zamykają drogi.
rule-SC-7-3 = Potem możesz raz skorzystać z budynku.
rule-SC-7-4 = Pionek zostaje na miejscu tylko w 4 przypadkach. U Kubańczyka bez kwiatu, albo gdy do żadnego budynku w tym kolorze nie da się wejść, możesz skorzystać z budynku, w którym stoi; w porcie albo u Kubańczyka z zamkniętym interesem nie możesz.
rule-SC-7-5 = U Kubańczyka bez kwiatu, albo gdy do żadnego budynku nie da się wejść, pionek stojący obok planszy zostaje tam i z niczego nie korzysta.
rule-SC-7-6 = Twój pionek stoi tam, gdzie jest, do twojej następnej tury.
rule-SC-7-7 = Dlatego w budynku nigdy nie ma więcej niż 1 pionka.
rule-SC-7-8 = Jeśli na koniec twojej tury pionek stoi w budynku innej osoby, dostaje ona 1 PZ. Twój własny budynek ani budynek bez właściciela nic nie daje.
rule-SC-7-9 =
    { $owner ->
        [moved] Właściciel dostaje PZ tylko wtedy, gdy pionek ruszył się w tej turze. Nie ma znaczenia, czy budynek został użyty.
       *[always] Liczy się tylko miejsce, a nie to, czy pionek się ruszył i czy budynek został użyty.
    }
rule-SC-7-10 = Za budynek użyty dzięki Alonsowi właściciel nic nie dostaje.

chapter-8 = Budynki
rule-SC-8-0 = Z budynku można skorzystać, gdy to coś zmieni. Urząd celny, Biuro handlowe i Kapitanat portu wymagają statku w porcie.
rule-SC-8-1 = Bank: weź 2 peso.
rule-SC-8-2 = Kościół: weź 1 PZ.
rule-SC-8-3 = Destylarnia: przerób dowolną ilość cukru na tyle samo rumu, dopóki w zasobach jest rum.
rule-SC-8-4 = Fabryka cygar: przerób dowolną ilość tytoniu na tyle samo cygar, dopóki w zasobach są cygara.
rule-SC-8-5 = Czarny rynek: wymień 1 dobro na 1 innego rodzaju. Drewnem się tu nie handluje.
rule-SC-8-6 = Tartak: oddaj 1 × drewno za 1 PZ i 1 peso.
rule-SC-8-7 = Kawiarnia: oddaj 1 × rum albo 1 × cygara, albo po 1 z obu, po 2 PZ za sztukę.
rule-SC-8-8 = Urząd celny: ustaw 1 kość na statku na 0. Jeśli była ostatnia, statek odpływa.
rule-SC-8-9 = Kasyno: kup PZ po 3 peso albo sprzedaj je po tej cenie, ile możesz i chcesz.
rule-SC-8-10 = Kapitanat portu: przesuń znacznik o 1 flagę w prawo, a za flagą { $last_flag } statek odpływa, albo o 1 flagę w lewo, chyba że stoi na { $first_flag }.
rule-SC-8-11 = Biuro handlowe: załaduj od razu 1 potrzebne dobro, ale nie drewno, za 2 PZ, gdziekolwiek stoi znacznik. Jeśli statek niczego już nie potrzebuje, odpływa.
rule-SC-8-12 =
    Wydawca gazet: weź 1 peso i, jeśli chcesz, zamknij interes 1 Kubańczykowi{ $newspaper ->
        [lap] . Także temu, którego odwiedzasz: wtedy na najbliższe okrążenie.
        [anybody] , także temu, którego odwiedzasz.
       *[others] , ale nie temu, którego odwiedzasz.
    }
rule-SC-8-13 = Każda okazja to 1 użycie: jedno dzięki pionkowi i jeszcze jedno, gdy umożliwi je Alonso.

chapter-9 = Statki
rule-SC-9-1 = Statek odpływa od razu, gdy wszystkie jego kości pokazują 0 albo gdy znacznik miałby wejść na flagę w szachownicę.
rule-SC-9-2 = Wtedy kolej na następny statek, a znacznik wraca na { $first_flag }.
rule-SC-9-3 = Następne zapotrzebowanie ustala osoba, której tura właśnie trwa, bez względu na to, kto ładował ostatni.
rule-SC-9-4 = Dzieje się to na koniec tury. Do tego czasu nie ma statku: znacznik stoi, a Urząd celny, Biuro handlowe i Kapitanat portu są bezużyteczne.
rule-SC-9-5 = Rzuć wszystkimi 5 kośćmi i odłóż 1: na to dobro nie ma zapotrzebowania. Pozostałe 4 zostają tak, jak wypadły.
rule-SC-9-6 = Jeśli te 4 kości pokazują same 0, ten statek też odpływa i ta sama osoba rzuca dla następnego.
rule-SC-9-7 = Zdarza się to tylko wtedy, gdy co najmniej 4 z 5 kości pokazują 0.
rule-SC-9-8 = Poza takimi pustymi statkami w jednej turze odpływa najwyżej 1 statek.

chapter-10 = Koniec gry
rule-SC-10-1 =
    { $finish ->
        [turn] Gdy z jakiegokolwiek powodu odpłynie statek { $ships }, turę rozgrywa się do końca bez statku. Potem gra się kończy.
       *[once] Gra kończy się w chwili, gdy odpływa statek { $ships }, z jakiegokolwiek powodu i cokolwiek miało się jeszcze zdarzyć.
    }
rule-SC-10-2 =
    { $finish ->
        [turn] Liczą się więc jeszcze Kubańczyk, pionek, jego budynek i PZ właściciela; nowego zapotrzebowania już się nie ustala, a znacznik zostaje tam, gdzie był.
       *[once] PZ zdobyte tym właśnie działaniem się liczą. Reszta tury się nie odbywa; auto i znacznik zostają tam, gdzie były.
    }
rule-SC-10-3 = Parawany idą w górę. Każde 3 dobra dowolnych rodzajów, drewno też, są warte 1 PZ; peso nie są warte nic.
rule-SC-10-4 =
    { $traded ->
        [kept] Wymienione w ten sposób dobra zatrzymujesz: przy remisie liczą się wszystkie twoje dobra.
       *[returned] Wymienione w ten sposób dobra się oddaje, więc zostają ci najwyżej 2. Stół pokazany po grze ma je jeszcze wszystkie.
    }
rule-SC-10-5 = Wygrywa, kto ma najwięcej PZ. Przy remisie decyduje liczba pozostałych dóbr, potem liczba peso; potem zwycięstwo jest wspólne.

chapter-11 = Parawany
rule-SC-11-1 =
    { $screens ->
        [open] Peso, dobra i PZ są przy tym stole jawne.
       *[hidden] Peso, dobra i PZ są tajne. Oglądać możesz tylko swoje.
    }
rule-SC-11-2 = Wszystko inne jest jawne: kafelki, auto, pionki, żetony i znaczniki, kości, zasoby, czyja jest tura i kto spasował.
rule-SC-11-3 = Wszyscy zaczynają tak samo, a każdy zysk i każda zapłata są jawne. Kto wszystko pamięta, wie wszystko oprócz przyszłych rzutów.
rule-SC-11-4 =
    { $screens ->
        [open] Każdy widzi, co kto ma. Przy zamkniętych parawanach każdy widziałby tylko swoje.
       *[hidden] Widzisz tylko to, co masz. Przy otwartych parawanach każdy widziałby wszystko.
    }
