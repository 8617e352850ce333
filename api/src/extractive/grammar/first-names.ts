import { list } from "../words.ts";

/** First names of Europe and the Americas. Elsewhere, two capitalized words may be anything. */
export const firstNames =
  list(`Abraham Ada Adam Adolf Adrian Agatha Albert Alberto Albrecht Aldo Alessandro Alexander Alexandre Alfonso Alfred
  Alice Ambroise Amerigo Ana Anders André Andrea Andreas Andrés Andrew Angela Angelo Anna Anne Antoine Anton Antonio António Aristide Arnold Arthur
  Artur Auguste Augusto Balthasar Bartolomeu Beatrix Benedikt Benito Benjamin Benoît Bernard Bernardo Bernhard Bertha Bill Boris Bruno Camille Carl
  Carla Carlo Carlos Caroline Caspar Catherine Cesare César Charles Charlotte Christian Christiaan Christoph Christophe Christopher Cixi Clara Claude
  Claudio Clemens Constantijn Constantin Cornelis Cristoforo Cristóbal Dante Daniel David Denis Diego Dietrich Diogo Dmitri Dom Domenico Domingo Donald
  Eduard Eduardo Edward Edgar Edmond Eleanor Elena Elisabeth Elizabeth Emil Émile Emily Emma Emmanuel Enrico Enrique Erasmus Erich Erik Ernest Ernst
  Erwin Eugen Eugène Eva Evangelista Federico Felix Ferdinand Fernando Fernão Filippo Florence Francesco Francis Francisco Franz François Frank Franklin
  Frans Frederick Frédéric Friedrich Fritz Gabriel Gabriele Galileo Gaspard Georg George Georges Gerard Gerhard Gian Giordano Giorgio Giovanni Giulio
  Giuseppe Gonzalo Gottfried Grace Gregor Guglielmo Guillaume Gustav Gustave Hannah Hans Harald Harry Heinrich Helena Helene Helmut Hendrik Henri
  Henriette Henry Herbert Hermann Hernán Hieronymus Hildegard Hugo Humphry Ida Ignaz Immanuel Isaac Isabel Isabella Ivan Jacob Jacques Jakob James Jan
  Jane Jean Jeanne Jens Jeremy Jimmy Joachim Joan Johan Johann Johanna Johannes John José Josef Joseph Juan Juana Jules Julia Julius Justus Karl Karel
  Karoline Katharina Kenneth Klaus Konrad Kurt Lazzaro Leonardo Leonhard Leopold Lise Lope Lorenzo Louis Louise Lucas Lucia Ludovico Ludwig Luigi Luis
  Luís Luther Madeleine Manfred Manuel Marc Marcel Marco Marcus Margaret Margaretha Margarete Maria Marie Marietta Mario Martin Martha Mary Mark
  Matthias Matteo Maurice Max Maximilian Mercedes Michael Michel Michelangelo Michele Miguel Mikhail Napoleon Napoléon Niccolò Nicolas Nicolás Nikola
  Nicolaus Nikolaus Nils Noam Olga Oskar Otto Pablo Paolo Pascal Paul Paulus Pedro Peter Petrus Philipp Philippe Philip Pierre Pieter Pietro Rachel
  Raffaele Rainer Ralph Raphael Raymond Rebecca Reinhard Rembrandt Renato René Ricardo Richard Robert Roberto Rodrigo Roger Roland Ronald Rosa Rosalind
  Rudolf Salvador Samuel Sara Sarah Sebastian Sergio Siegfried Sigmund Silvio Simon Simone Sofia Sophie Stefan Stefano Stephen Stephan Susanna Sven
  Theodor Théodore Theresa Thomas Tommaso Tomás Umberto Ursula Vasco Vicente Victor Vincent Vincenzo Virginia Vittorio Vladimir Walter Werner Wilhelm
  Willem William Winston Wolfgang Yves Zacharias
  Achille Adriaan Adriano Agnes Agostino Aimé Albrecht Alessandra Alexandra Alexandrine Alfredo Alonso Amalia Amadeo Ambrogio Amélie André Anita Annie Antonia
  Antonella Antonie Arnolfo Arthur Astrid August Augustin Augusta Aurora Baptiste Barbara Bartholomäus Bartolomé Bartolomeo Beatriz Benedetto Bento Beno Berthold Bettina
  Birgit Blaise Brigitte Bruce Calvin Camilla Camillo Carlota Carolina Caterina Catarina Cecilia Charlie Christa Christiane Christina Christine Clemente Colette
  Cornelia Costanza Cosimo Dennis Dick Dieter Dirk Dolores Dominique Dorothea Edith Edmund Edoardo Eberhard Eleonora Elias Elise Elsa Émilie Engelbert Enzo Erika
  Ernesto Ester Esther Eugénie Eugénio Evelyn Fabrizio Federica Fernand Fidel Flavio Florian Fra Frances Frederik Frieda Friederike Fritjof Gaetano Geert Geneviève
  Gerd Gerhard Gerrit Gertrud Giacomo Gianni Gilbert Gilles Gino Giulia Giuliano Gloria Gottlieb Graciela Gregorio Greta Günter Günther Gunter Gustavo Heidi Heiko
  Heinz Hélène Hendrick Hendrickje Henrique Hernando Herman Horst Hubert Humberto Ignacio Ignazio Igor Inês Inge Ingrid Irene Irma Isabelle Ismael Jaap Jack Jacoba
  Jacopo Jaime Janet Javier Jeremias Jérôme Jesús Jimmy João Joaquim Joaquín Joe Joop Jorge Josefa Joseph Josephine Joséphine Josip Judith Julián Julian Júlio Julio Jürgen Käthe Karin Karla Kevin Lars
  Laura Laurent Leo Léon Leone Leon Leonor Lothar Lotte Louisa Luc Luca Luciano Luigi Luisa Luise Luiz Lydia Maarten Magdalena Manuela Marcello Marcelo
  Marek Margarida Margherita Margot Mariano Marian Marianne Mariana Marina Marlene Marion Marta Martina Martín Mathilde Mathieu Matilde Mateo Mauricio Mauro Maxime Melitta Michaela
  Michał Michelle Mike Milan Mireya Monica Monika Moritz Nadine Nancy Natalia Nelson Nicola Nicole Niels Nina Nuno Oliver Olivier Omar Orlando Óscar Oswald Ottavio Otto
  Pasquale Patricia Patrick Paula Paulo Pauline Pelé Philippa Pietro Pio Quentin Rafael Raffaello Ralf Ramón Raoul Raúl Regina Reinhold Rémy Renata Renate Rita Roberta
  Roberto Rolf Romain Roman Ronald Rubén Ruben Rudolph Rui Ruth Sabine Salvatore Samuele Sandra Sandro Santiago Saskia Sébastien Sergej Sergei Sérgio Silvia Silvana Simón Sigrid Stefania Steffen Steve
  Steven Susan Susanne Suzanne Sybille Sylvia Teresa Teodoro Thérèse Theo Theodore Theodoor Thierry Thorsten Tim Titus Tobias Tom Torsten Ulrich Ulrike Ulrico Urs Uwe Valentina Valentin Valerio
  Vera Veronica Victoria Viktor Vincente Vitor Viviane Volker Werner Wilfried Wilhelmina Wilhelmine Willy Wim Wolfram Xavier Yvonne Zoe Édouard Élisabeth Étienne Ángel Álvaro Ángela`);

/** Women's names among the first names. The rest are men's names or used for both. */
export const femaleNames =
  list(`Ada Agatha Agnes Alessandra Alexandra Alexandrine Alice Amalia Amélie Ana Angela Ángela Anita Anna Anne Annie Antonella Antonia Antonie Astrid Augusta Aurora Barbara
  Beatrix Beatriz Bertha Bettina Birgit Brigitte Camilla Carla Carlota Carolina Caroline Catarina Caterina Catherine Cecilia Charlotte Christa Christiane
  Christina Christine Clara Colette Cornelia Costanza Dolores Dorothea Edith Eleanor Eleonora Elena Elisabeth Élisabeth Elise Elizabeth Elsa Émilie Emily Emma Erika Ester Esther
  Eugénie Eva Evelyn Federica Florence Frances Francesca Frieda Friederike Geneviève Gertrud Giulia Gloria Grace Graciela Greta Hannah Heidi Helena Helene Hélène Hendrickje Henriette
  Hildegard Ida Inês Inge Ingrid Irene Irma Isabel Isabella Isabelle Jacoba Jane Janet Jeanne Joan Johanna Josefa Josephine Joséphine Juana Judith Julia Käthe Karin
  Karla Karoline Katharina Laura Leonor Lise Lotte Louisa Louise Lucia Luisa Luise Lydia Madeleine Magdalena Manuela Margaret Margarete Margaretha Margarida
  Margherita Margot Maria Mariana Marianne Marie Marietta Marina Marion Marlene Marta Martha Martina Mary Mathilde Matilde Melitta Mercedes Michaela Michelle Mireya Monica Monika
  Nadine Nancy Natalia Nicole Nina Olga Patricia Paula Pauline Philippa Rachel Rebecca Regina Renata Renate Rita Roberta Rosa Rosalind Ruth Sabine Sandra Sara Sarah
  Saskia Sigrid Silvana Silvia Sofia Sophie Stefania Susan Susanna Susanne Suzanne Sybille Sylvia Teresa Theresa Thérèse Ulrike Ursula Valentina Vera Veronica Victoria Virginia Viviane
  Wilhelmina Wilhelmine Yvonne Zoe`);
