import { list } from "../words.ts";

/** First names of Europe and the Americas. Elsewhere two capitalized words may be anything. */
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
  Willem William Winston Wolfgang Yves Zacharias`);
